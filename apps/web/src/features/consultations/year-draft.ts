import type { ReadingOrder } from '@nebosvod/contracts/consultations';
import { z } from 'zod';
import { placeSchema } from './hour-draft.ts';

/** Which year of tajaka is read, as typed so far; an empty year is the running one, no place that of birth. */
export const yearDraft = z.object({ year: z.string().max(10), place: placeSchema.nullable() });
export type YearDraft = z.output<typeof yearDraft>;

export const emptyYear: YearDraft = { year: '', place: null };

type YearOrder = Pick<ReadingOrder, 'year' | 'place'>;

/** What is wrong with the year, beside its field. */
export function yearFault({ year }: YearDraft): string | null {
  return year.trim() === '' || /^(1[89]|2[0-3])\d{2}$/.test(year.trim()) ? null : 'Год четырьмя цифрами, 1800–2399';
}

/** The year as the server takes it; null while it is not right. */
export function yearOrder(draft: YearDraft): YearOrder | null {
  const { year, place } = draft;
  if (yearFault(draft) !== null || (place !== null && place.timeZone === null)) return null;
  return {
    ...(year.trim() === '' ? {} : { year: Number(year) }),
    ...(place === null || place.timeZone === null
      ? {}
      : { place: { latitude: place.latitude, longitude: place.longitude, timeZone: place.timeZone } }),
  };
}
