import { lazyNamed } from '../../../ui/lazy-named.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { ChoicePopup } from './choice-popup.tsx';
import classes from './place-button.module.css';

const PlaceSearch = lazyNamed(
  () => import('./place-search.tsx'),
  (module) => module.PlaceSearch,
);

interface Props {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** The city of the page; a click opens the search. */
export function PlaceButton({ place, onPlace }: Props) {
  return (
    <ChoicePopup
      label="Выбор города"
      button={{
        icon: 'place',
        'aria-label': `Город: ${place.name}`,
        children: <span className={classes.city}>{place.name}</span>,
      }}
      preload={PlaceSearch.preload}
    >
      {(close) => (
        <PlaceSearch
          onPlace={(next) => {
            close();
            onPlace(next);
          }}
        />
      )}
    </ChoicePopup>
  );
}
