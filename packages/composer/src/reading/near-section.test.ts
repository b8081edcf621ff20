import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { beforeAll, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { dayOf } from '../language/dates.ts';
import { nowLine } from './gist-section.ts';
import { nearPieces } from './near-section.ts';
import { type Prepared, prepare } from './prepared.ts';
import { Voice } from './voice.ts';

let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
});

const opening = (prepared: Prepared): string | undefined => {
  const [first] = nearPieces(new Voice(prepared.births, prepared.decisions), prepared);
  return typeof first?.draft === 'function' ? first.draft()?.text : first?.draft.text;
};
const now = (prepared: Prepared) => nowLine(new Voice(prepared.births, prepared.decisions), prepared)?.text;

/** In Sydney; the mahadasha of the Moon ends on the sixth of December 2026, that of Mars goes on. */
const SYDNEY = { latitude: -33.8688, longitude: 151.2093, timeZone: 'Australia/Sydney' };
const BORN = resolveTyped('client', { ...SYDNEY, date: '1975-12-03', time: '23:50:00' });
const read = (asOf: string): Prepared => prepare(sky, [must(BORN ?? undefined)], DEFAULT_SETTINGS, asOf);

test('a great period that ends within days of the reading is told with its end, and weighs nothing', () => {
  const prepared = read('2026-12-01');
  expect(opening(prepared)).toMatch(/6 декабря 2026 года.*Марс/);
  expect(now(prepared)).toMatch(/До 6 декабря 2026 года|до 6 декабря 2026 года/);
  expect(prepared.periods.map(({ path }) => path[0])).not.toContain('moon');
  // The day after, there is one great period and no turn.
  const after = read('2026-12-07');
  expect(opening(after)).not.toContain('Лун');
  expect(now(after)).toMatch(/(?:три года|трёх лет)/);
});

test('the nearest turn of a sub-period is the nearest, though it comes within the fortnight', () => {
  const turn = must(read('2026-12-07').periods.find(({ path }) => path.length === 2)).until;
  for (const days of [5, 60]) expect(now(read(addDays(turn, -days)))).toContain(dayOf(turn));
});
