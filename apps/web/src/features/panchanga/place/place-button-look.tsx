import type { Place } from '../../../ui/place-field.tsx';
import classes from './place-button.module.css';

export interface PlaceButtonProps {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** How the button of a city looks, before and after its search is loaded. */
export function placeButton(place: Place) {
  return {
    icon: 'place',
    'aria-label': `Город: ${place.name}`,
    children: <span className={classes.city}>{place.name}</span>,
  } as const;
}
