import type { SettingsInput } from '@nebosvod/contracts/birth';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import type { Place } from '../../../ui/place-field.tsx';

/** Where and how a request is to be computed. */
export interface PlaceBody {
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone?: string;
  readonly settings?: SettingsInput;
}

/** A place as requests take it, with what the person has set about the calculation. */
export function placeBody({ latitude, longitude, timeZone }: Place, settings: SettingsInput): PlaceBody {
  return {
    latitude,
    longitude,
    ...(timeZone === null ? {} : { timeZone }),
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
  };
}

/** The same by the settings of this person. */
export function usePlaceBody(place: Place): PlaceBody {
  return placeBody(place, useSettings().calculation);
}
