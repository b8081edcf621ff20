import type { getLifeLine } from '@nebosvod/contracts/chart-life-line';
import type { ComputedOf } from '@nebosvod/contracts/endpoint';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { grahaCase, grahaName } from '@nebosvod/terms/graha';
import { deviceClock } from './client-words.ts';

type LifeLine = Pick<ComputedOf<typeof getLifeLine>, 'rows'>;
type Row = LifeLine['rows'][number];

/** A day on which something happens over a birth, and what: why to write then. */
export interface SkyReason {
  /** `2027-03-15`. */
  readonly date: string;
  /** «15 марта Сатурн вернётся на место». */
  readonly reason: string;
}

/** Two years ahead: later is another talk. */
const DAYS_AHEAD = 730;
const MOST = 6;

const DASHAS: Readonly<Record<string, string>> = { 'vimshottari-1': 'махадаша', 'vimshottari-2': 'антардаша' };

/** What begins or returns over a birth in the two years from a day, the nearest first, six at most. */
export function skyReasons({ rows }: LifeLine, today: string): readonly SkyReason[] {
  const until = addDays(today, DAYS_AHEAD);
  return rows
    .flatMap((row) => [...returnsOf(row, today), ...beginningsOf(row)])
    .map(({ at, words }) => ({ date: deviceClock(at).date, words }))
    .filter(({ date }) => date > today && date <= until)
    .sort((one, other) => one.date.localeCompare(other.date))
    .slice(0, MOST)
    .map(({ date, words }) => ({ date, reason: `${formatDayAndMonth(date)} ${words}` }));
}

interface Moment {
  readonly at: string;
  readonly words: string;
}

/** Of a return of three passes the next one alone. */
function returnsOf({ marks }: Row, today: string): Moment[] {
  const told = new Set<string>();
  return marks.flatMap(({ at, body, cycle }) => {
    const key = `${body} ${cycle}`;
    if (told.has(key) || deviceClock(at).date <= today) return [];
    told.add(key);
    const words =
      body === 'sun' ? 'начнётся новый год жизни: Солнце вернётся на место' : `${grahaName(body)} вернётся на место`;
    return [{ at, words }];
  });
}

function beginningsOf({ id, system, spans }: Row): Moment[] {
  return spans.flatMap(({ start, subject }) => {
    if (system === 'sade-sati' && subject.kind === 'sade-sati' && subject.houseFromMoon === 12)
      return [{ at: start, words: 'начнётся саде-сати' }];
    const dasha = DASHAS[id];
    if (dasha === undefined || subject.kind !== 'graha') return [];
    return [{ at: start, words: `начнётся ${dasha} ${grahaCase(subject.graha, 'genitive')}` }];
  });
}
