import { Suspense, useState } from 'react';
import { lazyNamed } from './lazy-named.ts';
import type { PopupProps } from './popup-props.ts';

const OpenedPopup = lazyNamed(
  () => import('./opened-popup.tsx'),
  (module) => module.OpenedPopup,
);

interface Props extends PopupProps {
  /** Brings more code that the popup shows at once. */
  readonly preload?: (() => Promise<void>) | undefined;
}

/** A button with a dialog under it, whose code comes with the first press: a page has dozens of them, and few are pressed. */
export function PopupButton({ preload, ...popup }: Props) {
  const [wasPressed, setPressed] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const closed = popup.target({
    'aria-haspopup': 'dialog',
    'aria-expanded': wasPressed,
    onClick: () => {
      setPressed(true);
      void Promise.all([OpenedPopup.preload(), preload?.()]).then(() => setLoaded(true));
    },
  });
  if (!isLoaded) return closed;
  return (
    // For code that did not come: the drawing asks for it once more.
    <Suspense fallback={closed}>
      <OpenedPopup {...popup} />
    </Suspense>
  );
}
