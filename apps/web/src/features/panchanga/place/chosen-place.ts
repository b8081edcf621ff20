import { defaultCity } from '../../../app/settings/own-settings.ts';
import { changeSettings, useCity } from '../../../app/settings/settings-store.ts';
import type { Place } from '../../../ui/place-field.tsx';

/** Where everything starts. */
export const moscow: Place = defaultCity;

/** Keeps a place as the person's city: on this device, and in the account of a signed-in person. */
export const savePlace = (place: Place): void => changeSettings({ city: place });

/** The person's city, Москва at first; follows changes made elsewhere on the page and in other tabs. */
export const useChosenPlace = useCity;
