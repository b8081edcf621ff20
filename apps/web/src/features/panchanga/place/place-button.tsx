import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { type PlaceButtonProps, placeButton } from './place-button-look.tsx';

const PlacePopup = lazyNamed(
  () => import('./place-popup.tsx'),
  (module) => module.PlacePopup,
);

/** The city of the page; a click opens the search. */
export function PlaceButton(props: PlaceButtonProps) {
  const [wasPressed, setPressed] = useState(false);
  const closed = (
    <Button
      {...placeButton(props.place)}
      aria-haspopup="dialog"
      aria-expanded={wasPressed}
      onClick={() => setPressed(true)}
    />
  );
  if (!wasPressed) return closed;
  return (
    <Suspense fallback={closed}>
      <PlacePopup {...props} />
    </Suspense>
  );
}
