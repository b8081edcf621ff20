import { muhurtaPurposes } from '@nebosvod/contracts/muhurta-choice';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { PRASHNA_MATTERS } from '@nebosvod/engine/prashna/prashna.ids';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { must } from '../../../scripts/must.ts';
import type { ResolvedBirth } from '../src/birth/resolved-birth.ts';
import type { HourChoice } from '../src/hour/best-hours.ts';
import type { QuestionChoice } from '../src/reading/compose.ts';
import { type Prepared, prepare } from '../src/reading/prepared.ts';
import { randomBirths } from '../src/reading/random-births.ts';

/** The day of reading of every checked chart. */
export const CHECKED_ON = '2026-12-01';
/** Charts whose time is known; half as many pairs of them. */
const MANY = 500;

/** What the kinds are composed for in their tests: births of a fixed seed, alone and in pairs. */
export interface CheckedCharts {
  readonly sky: Ephemeris;
  readonly known: readonly Prepared[];
  readonly pairs: readonly Prepared[];
  /** Births of unknown time. */
  readonly unknown: { readonly alone: Prepared; readonly together: Prepared };
}

export async function checkedCharts(): Promise<CheckedCharts> {
  const sky = await loadEphemeris();
  const births = randomBirths(1300, 15);
  // Vimshottari is laid out for one run of 120 years, part of it before birth: past a hundred nobody has a period on the day of reading.
  const living = births.filter(({ isTimeKnown, typed }) => isTimeKnown && typed.date > '1935');
  const timeless = births.filter(({ isTimeKnown }) => !isTimeKnown);
  const alone = (birth: ResolvedBirth) => prepare(sky, [birth], DEFAULT_SETTINGS, CHECKED_ON);
  const together = (client: ResolvedBirth, second: ResolvedBirth) =>
    prepare(sky, [client, { ...second, role: 'second' }], DEFAULT_SETTINGS, CHECKED_ON);
  const people = living.slice(0, MANY);
  const known = people.map(alone);
  const pairs = people.slice(0, MANY / 2).map((birth, index) => {
    const [name, other] = namesOf(index);
    return together({ ...birth, name }, { ...must(people[index + MANY / 2]), name: other });
  });
  const [first, second] = [must(timeless[0]), must(timeless[1])];
  return { sky, known, pairs, unknown: { alone: alone(first), together: together(first, second) } };
}

/** What an hour is chosen for, another undertaking for each; the rest of the kinds do not look at it. */
export const choiceOf = (index: number): HourChoice => ({
  purpose: must(muhurtaPurposes[index % muhurtaPurposes.length]),
  place: { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' },
  from: addDays(CHECKED_ON, 3 * index),
  to: addDays(CHECKED_ON, 3 * index + 29),
});

/** What a moment is asked about, another matter for each; a number for half of them. */
export const questionOf = (index: number): QuestionChoice => ({
  matter: must(PRASHNA_MATTERS[index % PRASHNA_MATTERS.length]),
  ...(index % 4 < 2 ? {} : { number: 1 + ((7 * index) % 249) }),
});

/** Names held against each other, others for each. */
const NAMES = [
  'Анна',
  'Борис',
  'Вега',
  'Глеб',
  'Дарья',
  'Егор',
  'Жанна',
  'Захар',
  'Ирина',
  'Клим',
  'Лидия',
  'Марк',
  'Нина',
];
export const namesOf = (index: number): string[] => [0, 4].map((shift) => must(NAMES[(index + shift) % NAMES.length]));
