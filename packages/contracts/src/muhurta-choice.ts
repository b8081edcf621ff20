import { PURPOSE_IDS } from '@nebosvod/engine/muhurta/muhurta.ids';
import { z } from 'zod';

/** Undertakings a document chooses an hour for: of medicine it does not speak. */
export const muhurtaPurposes = PURPOSE_IDS.filter((id) => id !== 'surgery' && id !== 'treatment');
export const muhurtaPurpose = z.enum(muhurtaPurposes, 'Выберите дело из списка');
export type ChosenPurpose = z.output<typeof muhurtaPurpose>;

/** Where the hour is looked for, by whose clocks. */
export const muhurtaPlace = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().min(1).max(64),
});
export type MuhurtaPlace = z.output<typeof muhurtaPlace>;

/** Days looked through where the order does not say, and at most. */
export const MUHURTA_DAYS = { usual: 30, most: 366 } as const;
