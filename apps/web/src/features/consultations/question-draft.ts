import type { ReadingOrder } from '@nebosvod/contracts/consultations';
import { KP_NUMBERS } from '@nebosvod/engine/kp/kp.ids';
import { PRASHNA_MATTERS } from '@nebosvod/engine/prashna/prashna.ids';
import { z } from 'zod';
import { parseDate } from '../../ui/date-input.ts';
import { parseTime } from '../../ui/time-input.ts';
import { placeSchema } from './hour-draft.ts';

/** When, where and about what a question is asked, as typed so far; without a date and a time it is asked now. */
export const questionDraft = z.object({
  place: placeSchema.nullable(),
  date: z.string().max(40),
  time: z.string().max(20),
  /** Null: by the words of the question. */
  matter: z.enum(PRASHNA_MATTERS).nullable(),
  number: z.string().max(10),
});
export type QuestionDraft = z.output<typeof questionDraft>;

export const emptyQuestion: QuestionDraft = { place: null, date: '', time: '', matter: null, number: '' };

type QuestionOrder = Pick<ReadingOrder, 'place' | 'moment' | 'matter' | 'number'>;

/** What is wrong with the moment and the number, beside their fields. */
export function questionFaults({ date, time, number }: QuestionDraft): {
  readonly date: string | null;
  readonly time: string | null;
  readonly number: string | null;
} {
  const [day, clock] = [parseDate(date), parseTime(time)];
  const dayFault = day.kind === 'error' ? day.message : null;
  const clockFault = clock.kind === 'error' ? clock.message : null;
  return {
    date: dayFault ?? (day.kind === 'empty' && clock.kind === 'value' ? 'Укажите и день вопроса' : null),
    time: clockFault ?? (day.kind === 'value' && clock.kind === 'empty' ? 'Укажите и время вопроса' : null),
    number: number.trim() === '' || numberOf(number) !== null ? null : `Число от 1 до ${KP_NUMBERS}`,
  };
}

/** The question as the server takes it; null while the place, the moment or the number is not right. */
export function questionOrder(draft: QuestionDraft): QuestionOrder | null {
  const { place, matter } = draft;
  const faults = questionFaults(draft);
  if (place === null || place.timeZone === null) return null;
  if (faults.date !== null || faults.time !== null || faults.number !== null) return null;
  const [day, clock] = [parseDate(draft.date), parseTime(draft.time)];
  const number = numberOf(draft.number);
  const { latitude, longitude, timeZone } = place;
  return {
    place: { latitude, longitude, timeZone },
    ...(day.kind === 'value' && clock.kind === 'value' ? { moment: `${day.value}T${clock.value}` } : {}),
    ...(matter === null ? {} : { matter }),
    ...(number === null ? {} : { number }),
  };
}

function numberOf(text: string): number | null {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= KP_NUMBERS ? number : null;
}
