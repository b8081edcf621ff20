import { isCivilDate } from '@nebosvod/engine/time/date-arithmetic';
import { z } from 'zod';

/** Views of the page, in the order of its tabs. */
export const panchangaViews = ['day', 'month', 'muhurtas', 'sun', 'ayana', 'festivals', 'create'] as const;
export type PanchangaView = (typeof panchangaViews)[number];

const date = z.string().refine((text) => isCivilDate(text) && text >= '1800-01-01' && text < '2400');

/** What the address of the page may hold. Whatever is unknown or malformed is dropped, nothing throws. */
export const panchangaSearch = z.object({
  view: z.enum(panchangaViews).optional().catch(undefined),
  /** Civil date ГГГГ-ММ-ДД; the month and the year of the other views are its. Absent = today at the place. */
  date: date.optional().catch(undefined),
  /** GeoNames id; absent = the place kept in this browser. */
  city: z.coerce.number().int().positive().max(999_999_999).optional().catch(undefined),
  /** A saved map for the personal layer; absent = the one chosen last in this browser. */
  map: z.uuid().optional().catch(undefined),
});
