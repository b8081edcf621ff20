// What does each method of the static birth chart cost beside the bare ephemeris? The bounds: 5 ms a method, 15 ms the whole chart.

import { ashtakavargaPlaces, computeAshtakavarga } from '@nebosvod/engine/ashtakavarga/ashtakavarga';
import { avasthaInput, baladiOf, deeptadiOf, jagradadiOf, lajjitadiOf } from '@nebosvod/engine/avastha/avastha';
import { computeShadbala } from '@nebosvod/engine/bala/shadbala';
import { shadbalaInput } from '@nebosvod/engine/bala/shadbala-input';
import { birthDetails } from '@nebosvod/engine/birth/birth-details';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { energyBySignLords } from '@nebosvod/engine/chakra/energy';
import { sarvatobhadra } from '@nebosvod/engine/chakra/sarvatobhadra';
import { tripataki } from '@nebosvod/engine/chakra/tripataki';
import { bodyOf, type Chart, computeChart } from '@nebosvod/engine/chart/chart';
import { ascendantRange, bodyRange, vargaHolds } from '@nebosvod/engine/chart/interval';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { lagnaPoints, skyPoints, timeLagnas } from '@nebosvod/engine/lagna/special-lagna';
import { timeUpagrahas } from '@nebosvod/engine/lagna/upagraha';
import { varnadaLagnas } from '@nebosvod/engine/lagna/varnada';
import { vedicDayAt } from '@nebosvod/engine/panchanga/vedic-day';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { sphutaDrishti } from '@nebosvod/engine/state/aspect';
import { charaKarakas } from '@nebosvod/engine/state/chara-karaka';
import { combustionOf } from '@nebosvod/engine/state/combustion';
import { dignityOf } from '@nebosvod/engine/state/dignity';
import { grahaLongitudes, grahaSigns } from '@nebosvod/engine/state/placement';
import { relationTables } from '@nebosvod/engine/state/relation';
import { isPushkaraNavamsha, pushkaraBhagaOf } from '@nebosvod/engine/state/sensitive-degree';
import { planetaryWars } from '@nebosvod/engine/state/war';
import { julianDayOfDate } from '@nebosvod/engine/time/julian-day';
import { vargaSign } from '@nebosvod/engine/varga/varga';
import { NAMED_DIVISIONS } from '@nebosvod/engine/varga/varga.ids';
import { must } from '../scripts/must.ts';

const ROUNDS = 300;
const METHOD_BOUND = 5;
const CHART_BOUND = 15;

const ephemeris = await loadEphemeris();
const place = { latitude: 55.7558, longitude: 37.6173 };
const first = julianDayOfDate(1930, 1, 1);

/** Charts of births spread over ninety years, so that nothing is warm by chance. */
function chartOf(round: number): Chart {
  const julianDay = first + ((round * 7919.37) % 33_000);
  return computeChart(ephemeris, { julianDay, place, settings: DEFAULT_SETTINGS });
}

const charts = Array.from({ length: ROUNDS }, (_, round) => chartOf(round));

/** Milliseconds of CPU a call, after a warm-up. */
function cost(call: (round: number) => unknown): number {
  for (let round = 0; round < ROUNDS / 3; round++) call(round);
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) call(round);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ROUNDS;
}

const dayOf = (chart: Chart) => vedicDayAt(ephemeris, chart.julianDay, chart.place, 'hindu');

const methods: Record<string, (chart: Chart) => unknown> = {
  getPlanets: (chart) => {
    const signs = grahaSigns(chart);
    const longitudes = grahaLongitudes(chart);
    charaKarakas(longitudes, 7);
    return chart.bodies.map((body) => [combustionOf(body, longitudes.sun), vargaSign(body.longitude, 9), signs]);
  },
  'getPlanets, unknown time': (chart) => {
    const interval = { from: chart.julianDay - 0.5, to: chart.julianDay + 0.5 };
    return chart.bodies.map(({ id }) => bodyRange(ephemeris, chart, id, interval));
  },
  'GetChartData, 20 vargas': (chart) =>
    NAMED_DIVISIONS.map((division) => chart.bodies.map((body) => vargaSign(body.longitude, division))),
  'GetChartData, ± 60 minutes': (chart) => {
    const range = ascendantRange(ephemeris, chart, { from: chart.julianDay - 1 / 24, to: chart.julianDay + 1 / 24 });
    return NAMED_DIVISIONS.map((division) => vargaHolds(range, division));
  },
  getPlanetInfo: (chart) =>
    GRAHAS.map((graha) =>
      GRAHAS.map((other) => sphutaDrishti(graha, bodyOf(chart, graha).longitude, bodyOf(chart, other).longitude)),
    ),
  getAvastha: (chart) => {
    const input = avasthaInput(chart);
    return GRAHAS.map((graha) => [
      baladiOf(input.signs[graha], input.longitudes[graha]),
      jagradadiOf(input.dignities[graha]),
      deeptadiOf(graha, input),
      lajjitadiOf(graha, input, chart.ascendant.sign),
    ]);
  },
  getRelation: (chart) => relationTables(grahaSigns(chart), GRAHAS),
  getPushkara: (chart) =>
    chart.bodies.map(({ longitude }) => [isPushkaraNavamsha(longitude), pushkaraBhagaOf(longitude)]),
  GetPlanetaryWar: (chart) => planetaryWars(ephemeris, chart),
  getHoraLagna: (chart) => {
    const day = dayOf(chart);
    return [
      day && timeLagnas(ephemeris, chart, day),
      day && timeUpagrahas(ephemeris, chart, day),
      lagnaPoints(chart),
      skyPoints(chart),
    ];
  },
  getVarnaLagnas: (chart) => {
    const day = dayOf(chart);
    return day && varnadaLagnas(chart.ascendant.longitude, timeLagnas(ephemeris, chart, day).horaLagna);
  },
  getBirthDetails: (chart) => birthDetails(ephemeris, chart, { isTimeKnown: true }),
  getShadBala: (chart) => computeShadbala(shadbalaInput(ephemeris, chart)),
  getAshtakPoints: (chart) => computeAshtakavarga(ashtakavargaPlaces(chart)),
  'getChakras, energy': (chart) => energyBySignLords(grahaSigns(chart), grahaLongitudes(chart), null),
  'getChakras, sarvatobhadra': (chart) => sarvatobhadra(grahaLongitudes(chart)),
  'getChakras, tripataki': (chart) => tripataki(ephemeris, chart, 30),
  dignities: (chart) => {
    const signs = grahaSigns(chart);
    return GRAHAS.map((graha) => dignityOf(graha, bodyOf(chart, graha).longitude, signs));
  },
};

const raw = cost((round) => chartOf(round));
const rows = Object.entries(methods).map(([method, call]) => ({
  method,
  ms: cost((round) => call(must(charts[round]))),
}));
const whole = raw + rows.reduce((sum, { ms }) => sum + ms, 0);

console.table([
  { method: 'ephemeris: one chart', ms: raw.toFixed(3), withChart: '', bound: '' },
  ...rows.map(({ method, ms }) => ({
    method,
    ms: ms.toFixed(3),
    withChart: (ms + raw).toFixed(3),
    bound: METHOD_BOUND,
  })),
  { method: 'all of them on one chart', ms: whole.toFixed(3), withChart: '', bound: CHART_BOUND },
]);
const slow = rows.filter(({ ms }) => ms + raw > METHOD_BOUND);
for (const { method } of slow) console.error(`${method} takes more than ${METHOD_BOUND} ms.`);
if (whole > CHART_BOUND) console.error(`The whole static chart takes more than ${CHART_BOUND} ms.`);
if (slow.length > 0 || whole > CHART_BOUND) process.exitCode = 1;
