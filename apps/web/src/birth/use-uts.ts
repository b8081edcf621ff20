import { getUTS } from '@nebosvod/contracts/chart';
import type { AnswerOf, SentBodyOf } from '@nebosvod/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import { parseDate } from '../ui/date-input.ts';
import { parseTime } from '../ui/time-input.ts';
import type { BirthDraft } from './birth-draft.ts';
import { calendarOf, locationOf } from './read-birth.ts';

export type UtsAnswer = AnswerOf<typeof getUTS>;
type UtsRequest = SentBodyOf<typeof getUTS>;

/** Offset from UTC at a place and local time; asked once date and place can be read (`null` until then). */
export function useUts(request: UtsRequest | null) {
  return useQuery(endpointQuery(getUTS, request && { body: request }, 'computed'));
}

/** What `chart.getUTS` is asked, once date and place can be read; an unknown time asks for noon. */
export function utsRequestOf(draft: BirthDraft): UtsRequest | null {
  const calendar = calendarOf(draft);
  const date = parseDate(draft.date, calendar);
  const location = locationOf(draft);
  const time = draft.accuracy === 'unknown' ? '12:00' : parseTime(draft.time);
  if (date.kind !== 'value' || !location) return null;
  if (typeof time !== 'string' && time.kind !== 'value') return null;
  return {
    date: date.value,
    time: typeof time === 'string' ? time : time.value,
    ...location,
    ...(calendar === 'julian' ? { calendar } : {}),
  };
}
