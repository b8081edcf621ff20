// What do the Western part, transits and rectification cost? The bounds: 20 ms a chart or a return, 2 s a search that keeps the server
// waiting, 50 ms the lords of time of a life, 10 s a rectification of a whole day at one-minute steps with ten events.

import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { computeChart } from '@nebosvod/engine/chart/chart';
import { LIFE_YEARS } from '@nebosvod/engine/dasha/period';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import type { EventType } from '@nebosvod/engine/rectification/event.table';
import { type KnownEvent, rectify } from '@nebosvod/engine/rectification/rectify';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { julianDayOfDate } from '@nebosvod/engine/time/julian-day';
import { findTransits, searchCost } from '@nebosvod/engine/transit/natal-search';
import { natalBase, natalTransit } from '@nebosvod/engine/transit/natal-transit';
import { ORB_SETS } from '@nebosvod/engine/western/aspect.table';
import { aspectsAmong } from '@nebosvod/engine/western/aspects';
import { primaryDirections } from '@nebosvod/engine/western/directions/primary';
import { progressedContacts, progressedPhases, solarArcContacts } from '@nebosvod/engine/western/directions/secondary';
import { rightAscension } from '@nebosvod/engine/western/equatorial';
import { longitudeSeries } from '@nebosvod/engine/western/longitude-series';
import { firdaria, firdariaParts } from '@nebosvod/engine/western/lords/firdaria';
import { annualProfections, monthlyProfections } from '@nebosvod/engine/western/lords/profection';
import { releaseStart } from '@nebosvod/engine/western/lords/released-lot';
import { releasedParts, releasedPeriods } from '@nebosvod/engine/western/lords/releasing';
import { angleLines, overEarth } from '@nebosvod/engine/western/map/angle-lines';
import { localSpace } from '@nebosvod/engine/western/map/local-space';
import { mapParans } from '@nebosvod/engine/western/map/map-parans';
import { voidsOfCourse } from '@nebosvod/engine/western/moon';
import { searchPlaces, transitHits } from '@nebosvod/engine/western/natal-transits';
import { secondaryProgression } from '@nebosvod/engine/western/progressions';
import { lunarReturns, tropicalSolarReturn } from '@nebosvod/engine/western/returns';
import { FIRDARIA_VARIANTS, MAJOR_ASPECTS, RELEASED_LOTS, WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { aspectPoints, westernBodies, westernBody, westernChart } from '@nebosvod/engine/western/western-chart';

const ephemeris = await loadEphemeris();
const place = { latitude: 55.7558, longitude: 37.6173 };
const birth = julianDayOfDate(1990, 5, 17) + 0.4375;
const western = westernChart(ephemeris, birth, place);
const chart = computeChart(ephemeris, { julianDay: birth, place, settings: DEFAULT_SETTINGS });
const natal = aspectPoints(western, WESTERN_PLANETS, true).map(({ id, longitude }) => ({ id, longitude }));
const carried = aspectPoints(western, WESTERN_PLANETS, true).filter(({ id }) => id !== 'fortune');
const from = julianDayOfDate(2026, 1, 1);
const slow = WESTERN_PLANETS.filter((id) => id !== 'moon');
const search = { bodies: slow, natal, aspects: MAJOR_ASPECTS };

const kinds: readonly EventType[] = [
  'marriage',
  'child-birth',
  'career-start',
  'promotion',
  'relocation',
  'property',
  'education',
  'illness',
  'life-abroad',
  'own-business',
];
/** Ten events known by the year only, six instants each: the dearest case there is. */
const events = kinds.map((type, index): KnownEvent => {
  const start = julianDayOfDate(2008 + index, 1, 1);
  return { type, from: start, to: start + 365, precision: 'year' };
});
const day = { from: birth - 0.5, to: birth + 0.5, step: 1 / 1440, place, settings: DEFAULT_SETTINGS, events };

interface Question {
  readonly rounds: number;
  readonly bound: number;
  readonly call: (round: number) => unknown;
}
const questions: Record<string, Question> = {
  'chart with aspects': {
    rounds: 200,
    bound: 20,
    call: (round) => {
      const one = westernChart(ephemeris, birth + round * 7.3, place);
      return aspectsAmong(aspectPoints(one, WESTERN_PLANETS, true), { aspects: MAJOR_ASPECTS, orbs: ORB_SETS.even });
    },
  },
  'solar return': { rounds: 60, bound: 20, call: (round) => tropicalSolarReturn(ephemeris, birth, round) },
  'lunar returns of a year': {
    rounds: 20,
    bound: 20,
    call: (round) => lunarReturns(ephemeris, westernBody(western, 'moon').longitude, from + round, from + round + 365),
  },
  progressions: { rounds: 60, bound: 20, call: (round) => secondaryProgression(ephemeris, western, round) },
  'lords of time, a life': {
    rounds: 20,
    bound: 50,
    call: () => [
      annualProfections(ephemeris, birth, western.ascendant.sign, LIFE_YEARS).map((year) =>
        monthlyProfections(year, western.ascendant.sign),
      ),
      FIRDARIA_VARIANTS.map((variant) => firdaria(birth, western.isDay, variant, LIFE_YEARS).map(firdariaParts)),
      RELEASED_LOTS.map((lot) => {
        const { sign, fortune } = releaseStart(western, lot);
        return releasedPeriods(birth, sign, fortune, LIFE_YEARS).map((period) =>
          releasedParts(period, fortune).map((part) => releasedParts(part, fortune)),
        );
      }),
    ],
  },
  'contacts of progressions, solar arc and primary directions, a life': {
    rounds: 20,
    bound: 50,
    call: () => [
      progressedContacts(ephemeris, western, carried),
      solarArcContacts(ephemeris, western, carried),
      primaryDirections(western, 'regiomontanus', 'naibod'),
      progressedPhases(ephemeris, western),
    ],
  },
  'graphic ephemeris of a year, ten planets': {
    rounds: 5,
    bound: 100,
    call: (round) =>
      longitudeSeries(ephemeris, WESTERN_PLANETS, { from: from + round, to: from + round + 365, stepDays: 1 }),
  },
  'map of the world, lines, parans and local space of twelve bodies': {
    rounds: 20,
    bound: 100,
    call: (round) => {
      const sky = westernChart(ephemeris, birth + round, { latitude: 0, longitude: 0 });
      const bodies = westernBodies(sky, [...WESTERN_PLANETS, 'mean-node', 'chiron']).map((one) => {
        const alpha = rightAscension(one.longitude, one.latitude, sky.trueObliquity);
        return overEarth({ id: one.id, rightAscension: alpha, declination: one.declination }, sky.armc);
      });
      return [bodies.map(angleLines), mapParans(bodies), localSpace(bodies, place)];
    },
  },
  'voids of a year': { rounds: 2, bound: 500, call: () => voidsOfCourse(ephemeris, from, from + 365) },
  'transits over natal at a moment': {
    rounds: 20,
    bound: 100,
    call: (round) => GRAHAS.map((id) => natalTransit(ephemeris, natalBase(chart, true), id, from + round)),
  },
  'exact Western transits, a year': {
    rounds: 2,
    bound: 2000,
    call: () => transitHits(ephemeris, search, from, from + 365),
  },
  'Saturn reaches the Moon, 200 years': {
    rounds: 2,
    bound: 2000,
    call: () => {
      const target = { kind: 'natal', point: 'moon', angle: 0 } as const;
      return findTransits(
        ephemeris,
        chart,
        { body: 'saturn', target },
        julianDayOfDate(1850, 1, 1),
        julianDayOfDate(2050, 1, 1),
      );
    },
  },
  'rectification, 24 h by the minute': { rounds: 1, bound: 10_000, call: () => rectify(ephemeris, day) },
};

const rows = Object.entries(questions).map(([question, { rounds, bound, call }]) => {
  if (rounds > 1) call(0);
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) call(round);
  const { user, system } = process.cpuUsage(before);
  return { question, ms: Number(((user + system) / 1000 / rounds).toFixed(2)), bound };
});
console.table(rows);
const year = searchPlaces(slow, natal.length * 8, 1);
const two = searchCost('saturn', 1, 200);
console.log(
  `Estimated places: a year of transits ${Math.round(year.places)}, Saturn over 200 years ${Math.round(two.places)}.`,
);
if (rows.some(({ ms, bound }) => ms > bound)) {
  console.error('A bound is not kept.');
  process.exitCode = 1;
}
