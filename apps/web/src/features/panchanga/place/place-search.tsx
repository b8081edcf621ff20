import { searchPlaces } from '../../../platform/api/search-places.ts';
import { type Place, PlaceField } from '../../../ui/place-field.tsx';

/** The search of a city in the popup of its button; loaded when the button is first pressed. */
export function PlaceSearch({ onPlace }: { readonly onPlace: (place: Place) => void }) {
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
