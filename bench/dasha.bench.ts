// What do dashas cost? The bounds: three levels of a vimshottari life 3 ms, five levels as numbers 30 ms, everything running at an instant 5 ms.

import { bodyOf, computeChart } from '@nebosvod/engine/chart/chart';
import { RASI_DASHAS } from '@nebosvod/engine/dasha/dasha.ids';
import type { Dasha, Period } from '@nebosvod/engine/dasha/period';
import { rasiDasha } from '@nebosvod/engine/dasha/rasi-dasha';
import { rasiDashaInput, runningDashas } from '@nebosvod/engine/dasha/running';
import { periodStarts, starDasha } from '@nebosvod/engine/dasha/star-dasha';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { julianDayOfDate } from '@nebosvod/engine/time/julian-day';
import { must } from '../scripts/must.ts';

const ephemeris = await loadEphemeris();
const place = { latitude: 55.7558, longitude: 37.6173 };
const ROUNDS = 60;
const charts = Array.from({ length: ROUNDS }, (_, round) =>
  computeChart(ephemeris, {
    julianDay: julianDayOfDate(1930, 1, 1) + round * 563.37,
    place,
    settings: DEFAULT_SETTINGS,
  }),
);

/** Milliseconds of CPU a call, after a warm-up. */
function cost(call: (round: number) => unknown): number {
  for (let round = 0; round < ROUNDS / 3; round++) call(round);
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) call(round);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ROUNDS;
}

/** Number of periods down to a level, every one of them made. */
function walk<Ruler>(dasha: Dasha<Ruler>, periods: readonly Period<Ruler>[], levels: number): number {
  if (levels === 1) return periods.length;
  return periods.reduce((count, period) => count + walk(dasha, dasha.divide(period), levels - 1), periods.length);
}

const moonOf = (round: number) => bodyOf(must(charts[round]), 'moon').longitude;
const clockOf = (round: number) => ({ birth: must(charts[round]).julianDay, yearLength: 365.25 });
const vimshottari = (round: number) => starDasha('vimshottari', moonOf(round), clockOf(round));

const questions: readonly { question: string; bound: number; call: (round: number) => unknown }[] = [
  {
    question: 'vimshottari, 3 levels of a life',
    bound: 3,
    call: (round) => walk(vimshottari(round), vimshottari(round).periods, 3),
  },
  {
    question: 'vimshottari, 5 levels as numbers',
    bound: 30,
    call: (round) => periodStarts('vimshottari', moonOf(round), clockOf(round), 5),
  },
  {
    question: 'nine dashas of signs, 2 levels',
    bound: 5,
    call: (round) => {
      const input = rasiDashaInput(must(charts[round]));
      return RASI_DASHAS.map((id) => walk(rasiDasha(id, input), rasiDasha(id, input).periods, 2));
    },
  },
  {
    question: 'what runs now in all, 6 levels',
    bound: 5,
    call: (round) => runningDashas(must(charts[round]), must(charts[round]).julianDay + 13_000, 6),
  },
];

const rows = questions.map(({ question, bound, call }) => ({ question, ms: cost(call), bound }));
console.table(rows.map((row) => ({ ...row, ms: row.ms.toFixed(3) })));
for (const { question, ms, bound } of rows) {
  if (ms <= bound) continue;
  console.error(`${question}: more than ${bound} ms.`);
  process.exitCode = 1;
}
