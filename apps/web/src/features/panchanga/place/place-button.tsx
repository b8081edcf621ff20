import { searchPlaces } from '../../../platform/api/search-places.ts';
import { type Place, PlaceField } from '../../../ui/place-field.tsx';
import { ChoicePopup } from './choice-popup.tsx';
import classes from './place-button.module.css';

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

function PlaceSearch({ onPlace }: { readonly onPlace: (place: Place) => void }) {
  return (
    <PlaceField
      label="Город или координаты"
      value={null}
      isInPopup
      search={searchPlaces}
      onChange={(next) => next !== null && onPlace(next)}
      description="Восход и все времена считаются для этого места"
    />
  );
}
