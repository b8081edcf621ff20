// What do a month and a year of panchanga cost beside the bare ephemeris?

import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DayWalk } from '@nebosvod/engine/festival/almanac-days';
import { ekadashisBetween } from '@nebosvod/engine/festival/ekadashi';
import { festivalsBetween } from '@nebosvod/engine/festival/festivals';
import { vratasBetween } from '@nebosvod/engine/festival/vratas';
import { findMuhurta } from '@nebosvod/engine/muhurta/finder';
import { MuhurtaDays } from '@nebosvod/engine/muhurta/muhurta-days';
import { PURPOSES } from '@nebosvod/engine/muhurta/purpose.table';
import { Almanac } from '@nebosvod/engine/panchanga/almanac';
import { panchangaDay } from '@nebosvod/engine/panchanga/panchanga-day';
import { julianDayNumber } from '@nebosvod/engine/time/julian-day';
import { must } from '../scripts/must.ts';

const ephemeris = await loadEphemeris();
const place = { latitude: 55.7558, longitude: 37.6173 };
const offsetOf = () => 10_800;
const fresh = () => new DayWalk(new Almanac(ephemeris, place, { ayanamsha: 'lahiri', sunrise: 'hindu' }), offsetOf);

function days(walk: DayWalk, year: number, month: number, count: number): void {
  for (let offset = 0; offset < count; offset++) {
    const date = new Date(Date.UTC(year, month - 1, 1 + offset));
    const civil = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    panchangaDay(walk.almanac, civil, 10_800);
  }
}

/** Milliseconds of CPU a call. */
function cost(rounds: number, call: (round: number) => unknown): number {
  call(0);
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) call(round);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}

const year = { from: { year: 2026, month: 1, day: 1 }, to: { year: 2026, month: 12, day: 31 } };
const start = julianDayNumber(2026, 1, 1);
const rows = [
  {
    what: 'raw: 2,000 positions (a month of limbs)',
    ms: cost(10, () => Array.from({ length: 2000 }, (_, n) => ephemeris.longitude(start + n / 66, 'moon'))),
    limit: '',
  },
  { what: 'a month of days', ms: cost(10, (round) => days(fresh(), 2020 + round, 4, 30)), limit: '60' },
  { what: 'a year of days', ms: cost(3, (round) => days(fresh(), 2020 + round, 1, 365)), limit: '1000' },
  {
    what: 'a year of festivals, fasts and ekadashis',
    ms: cost(3, () => {
      const walk = fresh();
      festivalsBetween(walk, year.from, year.to);
      vratasBetween(walk, year.from, year.to);
      ekadashisBetween(walk, start, start + 365);
    }),
    limit: '',
  },
  {
    what: 'muhurtas of 120 days',
    ms: cost(2, (round) =>
      findMuhurta(
        new MuhurtaDays(fresh(), offsetOf),
        must(PURPOSES[round]),
        { year: 2026, month: 9, day: 1 },
        { year: 2026, month: 12, day: 29 },
      ),
    ),
    limit: '3000',
  },
];
console.table(rows.map(({ what, ms, limit }) => ({ what, 'ms of CPU': ms.toFixed(1), limit })));
