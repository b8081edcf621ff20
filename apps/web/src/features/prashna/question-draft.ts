import type { Birth } from '@nebosvod/contracts/birth';
import type { getPrashna } from '@nebosvod/contracts/chart-prashna';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import { KP_NUMBERS } from '@nebosvod/engine/kp/kp.ids';
import { NAVAMSHA_NUMBERS, type PRASHNA_MATTERS } from '@nebosvod/engine/prashna/prashna.ids';
import { wallClock } from '@nebosvod/terms/clock';
import { deviceZone } from '../../platform/device-zone.ts';
import { type Parsed, parseDate } from '../../ui/date-input.ts';
import type { Place } from '../../ui/place-field.tsx';
import { parseTime } from '../../ui/time-input.ts';
import { prashnaText as words } from './prashna-words.ts';

type AskedNumber = NonNullable<BodyOf<typeof getPrashna>['number']>;

/** A question as it is typed. */
export interface QuestionDraft {
  readonly matter: (typeof PRASHNA_MATTERS)[number];
  readonly moment: 'now' | 'chart' | 'own';
  /** The instant of «Сейчас», ISO. */
  readonly now: string;
  readonly date: string;
  readonly time: string;
  readonly place: Place | null;
  readonly lagna: 'moment' | AskedNumber['by'];
  readonly number: string;
}

/** What is wrong with each field of a draft. */
export interface DraftFaults {
  readonly date?: string;
  readonly time?: string;
  readonly place?: string;
  readonly number?: string;
}

/** What is asked of the server: whose moment, and the number. */
export interface AskedQuestion {
  /** Null: the chart that is open. */
  readonly birth: Birth | null;
  readonly number?: AskedNumber;
}

const lastNumber = { kp: KP_NUMBERS, navamsha: NAVAMSHA_NUMBERS } as const;

/** What a draft asks, or what keeps it from being asked; an empty field is a reason without a fault until it is typed in. */
export function readDraft(draft: QuestionDraft): {
  readonly asked: AskedQuestion | null;
  readonly faults: DraftFaults;
} {
  const number = numberOf(draft);
  const faults: DraftFaults = { ...(number === 'wrong' ? { number: wrongNumber(draft) } : {}), ...momentFaults(draft) };
  if (number === 'wrong' || number === 'empty' || Object.keys(faults).length > 0) return { asked: null, faults };
  const birth = draft.moment === 'chart' ? null : momentOf(draft);
  if (birth === 'unfinished') return { asked: null, faults };
  return { asked: { birth, ...(number ? { number } : {}) }, faults };
}

function numberOf({ lagna, number }: QuestionDraft): AskedNumber | null | 'wrong' | 'empty' {
  if (lagna === 'moment') return null;
  if (number.trim() === '') return 'empty';
  const value = Number(number);
  return Number.isInteger(value) && value >= 1 && value <= lastNumber[lagna] ? { by: lagna, value } : 'wrong';
}

function wrongNumber({ lagna }: QuestionDraft): string {
  return lagna === 'moment' ? '' : words.wrongNumber[lagna];
}

function momentFaults({ moment, date, time, place }: QuestionDraft): DraftFaults {
  if (moment === 'chart') return {};
  const wrong = (parsed: Parsed) => (parsed.kind === 'error' ? parsed.message : null);
  const [ofDate, ofTime] = moment === 'own' ? [wrong(parseDate(date)), wrong(parseTime(time))] : [null, null];
  return {
    ...(ofDate === null ? {} : { date: ofDate }),
    ...(ofTime === null ? {} : { time: ofTime }),
    ...(place === null ? { place: words.needsPlace } : {}),
  };
}

function momentOf({ moment, now, date, time, place }: QuestionDraft): Birth | 'unfinished' {
  if (place === null) return 'unfinished';
  const { latitude, longitude, name, timeZone } = place;
  const at = { latitude, longitude, place: name };
  if (moment === 'now') {
    const zone = timeZone ?? deviceZone();
    return { ...wallClock(now, { timeZone: zone }), ...at, timeZone: zone };
  }
  const [day, hour] = [parseDate(date), parseTime(time)];
  if (day.kind !== 'value' || hour.kind !== 'value') return 'unfinished';
  return { date: day.value, time: hour.value, ...at, ...(timeZone === null ? {} : { timeZone }) };
}
