import type { getAvastha, getPlanetaryWar, getPushkara, getRelation } from '@nebosvod/contracts/chart-states';
import type { ComputedOf } from '@nebosvod/contracts/endpoint';
import {
  type AvasthaInput,
  avasthaInput,
  baladiOf,
  deeptadiOf,
  jagradadiOf,
  lajjitadiOf,
  type State,
} from '@nebosvod/engine/avastha/avastha';
import {
  nameAnka,
  runningGhati,
  SHAYANADI_EDITION,
  type ShayanadiBirth,
  shayanadiOf,
} from '@nebosvod/engine/avastha/shayanadi';
import type { Graha } from '@nebosvod/engine/bodies';
import { CLASSICAL_GRAHAS, GRAHAS } from '@nebosvod/engine/bodies.ids';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import { ghatisSinceSunrise, type NoDayReason, noDayReason, vedicDayAt } from '@nebosvod/engine/panchanga/vedic-day';
import { byGraha, grahaSigns } from '@nebosvod/engine/state/placement';
import { naturalRelation, relationTables, temporalRelation } from '@nebosvod/engine/state/relation';
import { isPushkaraNavamsha, type PushkaraBhagaSet, pushkaraBhagaOf } from '@nebosvod/engine/state/sensitive-degree';
import { planetaryWars, type WarRule, winnerOf } from '@nebosvod/engine/state/war';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { pick } from '@nebosvod/terms/numbered';
import type { Computation } from '../../computation/computation.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';
import { uncertaintyOf } from '../../computation/uncertainty.service.ts';

type AvasthaAnswer = ComputedOf<typeof getAvastha>;
export type AvasthasOfGraha = AvasthaAnswer['planets'][Graha];

/** The answer of chart.getAvastha: five families for the nine grahas, each state with its grounds. */
export function avasthasOf(computation: Computation): AvasthaAnswer {
  const input = avasthaInput(computation.chart);
  const shayanadi = shayanadiBirth(computation);
  return {
    planets: byGraha((graha) => avasthasOfGraha(computation, graha, input, shayanadi)),
    shayanadiEdition: SHAYANADI_EDITION,
    ...(typeof shayanadi === 'string' ? { reason: shayanadi } : {}),
  };
}

/** The avasthas of one graha. */
export function avasthasOfOne(computation: Computation, graha: Graha): AvasthasOfGraha {
  return avasthasOfGraha(computation, graha, avasthaInput(computation.chart), shayanadiBirth(computation));
}

function avasthasOfGraha(
  { chart, moment }: Computation,
  graha: Graha,
  input: AvasthaInput,
  birth: ShayanadiBirth | NoDayReason | 'UNKNOWN_TIME',
): AvasthasOfGraha {
  const { sign, longitude } = bodyOf(chart, graha);
  const baladi = baladiOf(sign, longitude);
  const jagradadi = jagradadiOf(input.dignities[graha]);
  const deeptadi = deeptadiOf(graha, input);
  const lajjitadi = lajjitadiOf(graha, input, moment.isTimeKnown ? chart.ascendant.sign : null);
  const shayanadi = typeof birth === 'string' ? null : shayanadiOf(graha, longitude, birth);
  const reasons: AvasthasOfGraha['reasons'] = {};
  if (typeof birth === 'string') reasons.shayanadi = birth;
  if (!shayanadi?.degree) reasons.shayanadiDegree = typeof birth === 'string' ? birth : 'NO_NAME';
  if (!moment.isTimeKnown) reasons.lajjita = 'UNKNOWN_TIME';
  return {
    baladi: baladi.id,
    jagradadi: jagradadi.id,
    deeptadi: pick(deeptadi, 0, 'avastha').id,
    lajjitadi: lajjitadi.map(({ id }) => id),
    shayanadi: shayanadi?.id ?? null,
    shayanadiDegree: shayanadi?.degree ?? null,
    explanations: {
      baladi: present(baladi),
      jagradadi: present(jagradadi),
      deeptadi: deeptadi.map(present),
      lajjitadi: lajjitadi.map(present),
      shayanadi: shayanadi && present(shayanadi),
    },
    reasons,
  };
}

function present<Id extends string>({ id, rule, source, reason, effect }: State<Id>) {
  return { id, rule, source, reason: { ...reason }, effect };
}

/** How the avasthas came about: their own grounds under the path of each. */
export function traceOfAvasthas(answer: AvasthaAnswer): TraceEntries {
  const entries: TraceEntries = {};
  for (const graha of GRAHAS) {
    const { baladi, jagradadi, deeptadi, lajjitadi, shayanadi } = answer.planets[graha].explanations;
    const add = (path: string, state: Pick<typeof baladi, 'rule' | 'source' | 'reason'>) => {
      entries[`planets.${graha}.${path}`] = { inputs: state.reason, formula: state.rule, source: state.source };
    };
    add('baladi', baladi);
    add('jagradadi', jagradadi);
    add('deeptadi', pick(deeptadi, 0, 'avastha'));
    for (const [index, state] of lajjitadi.entries()) add(`lajjitadi.${index}`, state);
    if (shayanadi) add('shayanadi', shayanadi);
  }
  return entries;
}

/** What the shayanadi formula takes of the birth, or why it cannot be had. */
function shayanadiBirth({
  ephemeris,
  chart,
  moment,
  birth,
}: Computation): ShayanadiBirth | NoDayReason | 'UNKNOWN_TIME' {
  if (!moment.isTimeKnown) return 'UNKNOWN_TIME';
  const day = vedicDayAt(ephemeris, chart.julianDay, chart.place, chart.settings.sunrise, moment.utcOffsetSeconds);
  if (!day) return noDayReason(ephemeris, chart.julianDay, chart.place);
  return {
    janmaNakshatra: bodyOf(chart, 'moon').nakshatra,
    ghati: runningGhati(ghatisSinceSunrise(day, chart.julianDay)),
    lagna: chart.ascendant.sign,
    nameAnka: birth.name ? nameAnka(birth.name) : null,
  };
}

/** The answer of chart.getRelation: natural, temporal and five-fold relations. */
export function relationsOf(computation: Computation, withNodes: boolean): ComputedOf<typeof getRelation> {
  const grahas = withNodes ? GRAHAS : CLASSICAL_GRAHAS;
  const unsure = grahas.filter((graha) => uncertaintyOf(computation, graha).holds?.sign === false);
  return { ...relationTables(grahaSigns(computation.chart), grahas), ...(unsure.length > 0 ? { unsure } : {}) };
}

/** How the relations came about. */
export function traceOfRelations({ chart }: Computation, withNodes: boolean): TraceEntries {
  const grahas = withNodes ? GRAHAS : CLASSICAL_GRAHAS;
  const placement = grahaSigns(chart);
  const entries: TraceEntries = {};
  for (const of of grahas) {
    for (const to of grahas) {
      if (of === to) continue;
      const signs = { from: placement[of], to: placement[to] };
      entries[`temporal.${of}.${to}`] = {
        inputs: signs,
        formula: 'friend in the 2, 3, 4, 10, 11, 12 signs, else enemy',
        source: 'BPHS 3.56',
      };
      entries[`compound.${of}.${to}`] = {
        inputs: { natural: naturalRelation(of, to), temporal: temporalRelation(signs.from, signs.to) },
        formula: 'natural + temporal',
        source: 'BPHS 3.55-58',
      };
    }
  }
  return entries;
}

/** The answer of chart.getPushkara for the nine grahas and the lagna. */
export function pushkaraOf({ chart, moment }: Computation, set: PushkaraBhagaSet): ComputedOf<typeof getPushkara> {
  const of = (longitude: number) => {
    const { degree, distance, isWithin } = pushkaraBhagaOf(longitude, set);
    return { navamsha: isPushkaraNavamsha(longitude), bhaga: isWithin, degree, distance };
  };
  return {
    planets: {
      ...byGraha((graha) => of(bodyOf(chart, graha).longitude)),
      lagna: moment.isTimeKnown ? of(chart.ascendant.longitude) : null,
    },
    bhagaSet: set,
    reading: 'n-1..n',
    ...(moment.isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' }),
  };
}

/** How the pushkara flags came about. */
export function traceOfPushkara({ chart }: Computation, set: PushkaraBhagaSet): TraceEntries {
  const entries: TraceEntries = {};
  for (const graha of GRAHAS) {
    const { longitude, sign, degreeInSign } = bodyOf(chart, graha);
    const inputs = { longitude, sign, degreeInSign };
    entries[`planets.${graha}.navamsha`] = {
      inputs,
      formula: 'navamsha of the sign: fire 7 9, earth 3 5, air 6 8, water 1 3',
      source: 'JP 1.58',
    };
    entries[`planets.${graha}.bhaga`] = {
      inputs: { ...inputs, degree: pushkaraBhagaOf(longitude, set).degree },
      formula: 'degree - 1 <= degreeInSign < degree',
      source: set === 'patel' ? 'C.S. Patel' : 'JP 1.58',
    };
  }
  return entries;
}

/** The answer of chart.GetPlanetaryWar. */
export function warsOf({ ephemeris, chart }: Computation, rule: WarRule): ComputedOf<typeof getPlanetaryWar> {
  return {
    wars: planetaryWars(ephemeris, chart, rule).map(({ sides, separation, winner, loser, exactAt }) => ({
      planets: sides.map(({ id }) => id),
      separation,
      winner,
      loser,
      rule,
      exactAt: exactAt === null ? null : isoFromJulianDay(exactAt),
      ...(exactAt === null ? { reason: 'NO_CONJUNCTION' as const } : {}),
      sides: [...sides],
      winners: {
        north: winnerOf(sides, 'north'),
        brighter: winnerOf(sides, 'brighter'),
        'larger-disc': winnerOf(sides, 'larger-disc'),
        venus: winnerOf(sides, 'venus'),
      },
    })),
  };
}

/** How the winner of each war came about. */
export function traceOfWars({ wars }: ComputedOf<typeof getPlanetaryWar>): TraceEntries {
  return Object.fromEntries(
    wars.map(({ sides, rule }, index) => [
      `wars.${index}.winner`,
      { inputs: { sides }, formula: `war.${rule}`, source: rule === 'north' ? 'SS 7; BPHS 27.20' : 'named rule' },
    ]),
  );
}
