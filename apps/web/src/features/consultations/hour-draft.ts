import type { ReadingOrder } from '@nebosvod/contracts/consultations';
import { MUHURTA_DAYS, muhurtaPurpose } from '@nebosvod/contracts/muhurta-choice';
import { daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import { z } from 'zod';
import { type Parsed, parseDate } from '../../ui/date-input.ts';

/** A place as it was found. */
export const placeSchema = z.object({
  id: z.union([z.string(), z.number()]).nullable(),
  name: z.string(),
  detail: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string().nullable(),
});

/** The choice of an hour as typed so far; dates are the texts of their fields. */
export const hourDraft = z.object({
  purpose: muhurtaPurpose,
  place: placeSchema.nullable(),
  from: z.string().max(40),
  to: z.string().max(40),
});
export type HourDraft = z.output<typeof hourDraft>;

export const emptyHour: HourDraft = { purpose: 'business', place: null, from: '', to: '' };

type HourOrder = Pick<ReadingOrder, 'purpose' | 'place' | 'from' | 'to'>;

const faultOf = (parsed: Parsed): string | null => (parsed.kind === 'error' ? parsed.message : null);
const dateOf = (parsed: Parsed): string | undefined => (parsed.kind === 'value' ? parsed.value : undefined);

/** What is wrong with the period, beside its fields. */
export function periodFaults({ from, to }: HourDraft): { readonly from: string | null; readonly to: string | null } {
  const [first, last] = [parseDate(from), parseDate(to)];
  const [start, end] = [dateOf(first), dateOf(last)];
  const runs =
    start === undefined || end === undefined
      ? null
      : end < start
        ? 'Конец периода раньше начала'
        : daysBetween(start, end) >= MUHURTA_DAYS.most
          ? `Период не длиннее ${MUHURTA_DAYS.most} дней`
          : null;
  return { from: faultOf(first), to: faultOf(last) ?? runs };
}

/** The choice as the server takes it; null while the place or a date is not right. */
export function hourOrder(draft: HourDraft): HourOrder | null {
  const { purpose, place } = draft;
  const faults = periodFaults(draft);
  if (place === null || place.timeZone === null || faults.from !== null || faults.to !== null) return null;
  const { latitude, longitude, timeZone } = place;
  const [from, to] = [dateOf(parseDate(draft.from)), dateOf(parseDate(draft.to))];
  return { purpose, place: { latitude, longitude, timeZone }, ...(from && { from }), ...(to && { to }) };
}
