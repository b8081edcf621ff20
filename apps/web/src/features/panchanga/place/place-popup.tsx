import { searchPlaces } from '../../../platform/api/search-places.ts';
import { type Place, PlaceField } from '../../../ui/place-field.tsx';
import { ChoicePopup } from './choice-popup.tsx';
import { type PlaceButtonProps, placeButton } from './place-button-look.tsx';

/** The button of the city with its search open under it; loaded when the button is first pressed. */
export function PlacePopup({ place, onPlace }: PlaceButtonProps) {
  return (
    <ChoicePopup label="Выбор города" button={placeButton(place)} startsOpen>
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
