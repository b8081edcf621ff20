import { type getTransits, type TransitTargetInput, transitLimits } from '@nebosvod/contracts/chart-natal-transit';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { countSigns, type Sign, toSign } from '@nebosvod/engine/angle/sign';
import { GRAHAS, OUTER_PLANETS } from '@nebosvod/engine/bodies.ids';
import { bodyOf, type Chart, computeChart } from '@nebosvod/engine/chart/chart';
import { isoFromJulianDay, julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { mover, type TransitBody } from '@nebosvod/engine/transit/motion';
import { findTransits, searchCost, type TransitFind, type TransitFound } from '@nebosvod/engine/transit/natal-search';
import {
  moonBalas,
  type NatalTransit,
  natalBase,
  natalTransit,
  type TransitTarget,
} from '@nebosvod/engine/transit/natal-transit';
import { type Stay, staysBetween } from '@nebosvod/engine/transit/stay';
import { pick } from '@nebosvod/terms/numbered';
import type { Background, Waiting } from '../../background/background.ts';
import { INLINE_MS } from '../../background/inline.ts';
import { createPause } from '../../background/pause.ts';
import type { Computation } from '../../computation/computation.service.ts';
import { instantWithin } from '../../computation/instant-within.ts';
import { utcRange } from '../../computation/utc-range.ts';
import { ProblemError } from '../../problem-error.ts';
import { natalSearchTask, natalStaysTask } from './transit.worker.ts';

type Body = BodyOf<typeof getTransits>;
type Answer = ComputedOf<typeof getTransits>;
type StayKind = NonNullable<Body['stays']>[number];
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const DIVISIONS = { sign: 12, nakshatra: 27 } as const satisfies Record<StayKind, number>;

/** Milliseconds of one place of a body on a busy machine. */
const MS_A_PLACE = 0.02;

/** Whether a search over so many places belongs in a thread. */
export function isLong(places: number): boolean {
  return places * MS_A_PLACE > INLINE_MS;
}

/**
 * Transits over a natal chart: at an instant, and over a stretch of time when one is given.
 * @throws ProblemError 400 for an instant outside 1800–2399, half a range, a search without a range, or one beyond the limits
 */
export async function natalTransitsOf(
  computation: Computation,
  body: Body,
  nowMs: number,
  background: Background,
  waiting: Waiting,
): Promise<Answer> {
  const { ephemeris, moment } = computation;
  // The chart may have been computed without the outer planets; a search may still be for one of them.
  const chart = withOuterPlanets(computation);
  const at = body.at === undefined ? julianDayFromUnixMs(nowMs) : instantWithin(body.at, 'at');
  const bodies = body.bodies ?? (computation.settings.outerPlanets ? [...GRAHAS, ...OUTER_PLANETS] : GRAHAS);
  const stretch = stretchOf(body);
  const base = natalBase(chart, moment.isTimeKnown);
  const transits: NatalTransit[] = [];
  // The stay of a slow body is a search of many years: between bodies others are let go.
  const pause = createPause();
  for (const id of bodies) {
    transits.push(natalTransit(ephemeris, base, id, at));
    await pause();
  }
  const { tara, chandra } = moonBalas(chart, mover(ephemeris, 'moon', chart.settings).longitude(at));
  const hits = stretch ? await search(computation, chart, body, bodies, stretch, background, waiting) : null;
  return {
    at: isoFromJulianDay(at),
    transits: transits.map((transit) => ({
      ...transit,
      conjoins: [...transit.conjoins],
      aspects: [...transit.aspects],
      signStay: presentStay(transit.signStay),
      nakshatraStay: presentStay(transit.nakshatraStay),
    })),
    taraBala: tara,
    chandraBala: chandra,
    stays: hits?.stays ?? [],
    found: hits?.found ?? [],
  };
}

async function search(
  { ephemeris, moment }: Computation,
  chart: Chart,
  body: Body,
  bodies: readonly TransitBody[],
  { from, to }: Stretch,
  background: Background,
  waiting: Waiting,
): Promise<Pick<Answer, 'stays' | 'found'>> {
  const kinds = [...new Set(body.stays ?? [])];
  const asked = body.find ?? [];
  const needsLagna = (target: TransitTargetInput) => 'point' in target && target.point === 'lagna';
  const isOpen = (target: TransitTargetInput) => needsLagna(target) && !moment.isTimeKnown;
  const finds = asked
    .filter(({ target }) => !isOpen(target))
    .map(({ body: id, target }) => ({ body: id, target: settled(target) }));
  const { places, moments } = costOf(kinds, bodies, finds, (to - from) / 365.25);
  if (moments > transitLimits.moments) throw tooMany(moments);
  const inThread = isLong(places);
  const stays: Answer['stays'] = [];
  for (const kind of kinds) {
    const count = DIVISIONS[kind];
    const found = inThread
      ? await background.run(natalStaysTask, { chart, bodies, count, from, to }, waiting)
      : bodies.map((id) => ({ body: id, stays: staysBetween(mover(ephemeris, id, chart.settings), count, from, to) }));
    for (const { body: id, stays: own } of found) {
      for (const stay of own) {
        const houses = kind === 'sign' ? housesOf(chart, toSign(stay.index), moment.isTimeKnown) : noHouses;
        stays.push({ kind, body: id, ...presentStay(stay), ...houses });
      }
    }
  }
  const answers: TransitFound[] = inThread
    ? await background.run(natalSearchTask, { chart, finds, from, to }, waiting)
    : finds.map((find) => findTransits(ephemeris, chart, find, from, to));
  let next = 0;
  const found = asked.map(({ body: id, target }): Answer['found'][number] =>
    isOpen(target)
      ? { body: id, target, passes: null, stays: null, reason: 'UNKNOWN_TIME' }
      : { body: id, target, ...presentFound(pick(answers, next++, 'search')) },
  );
  return { stays, found };
}

const noHouses = { houseFromLagna: null, houseFromMoon: null } as const;

function housesOf(chart: Chart, sign: Sign, isTimeKnown: boolean) {
  return {
    houseFromLagna: isTimeKnown ? countSigns(chart.ascendant.sign, sign) : null,
    houseFromMoon: countSigns(bodyOf(chart, 'moon').sign, sign),
  };
}

/** Places the searches ask for and moments they are expected to find. */
function costOf(
  kinds: readonly StayKind[],
  bodies: readonly TransitBody[],
  finds: readonly TransitFind[],
  years: number,
) {
  const costs = [
    ...kinds.flatMap((kind) => bodies.map((id) => searchCost(id, DIVISIONS[kind], years))),
    ...finds.map(({ body, target }) => {
      const boundaries =
        target.kind === 'nakshatra' ? 27 : target.kind === 'sign' || target.kind === 'drishti' ? 12 : 1;
      // All boundaries are searched, what is asked for is told: four signs at most.
      const { moments } = searchCost(body, target.kind === 'drishti' ? 4 : 1, years);
      return { ...searchCost(body, boundaries, years), moments };
    }),
  ];
  return {
    places: costs.reduce((sum, { places }) => sum + places, 0),
    moments: costs.reduce((sum, { moments }) => sum + moments, 0),
  };
}

function settled(target: TransitTargetInput): TransitTarget {
  switch (target.kind) {
    case 'natal':
      return { ...target, angle: target.angle ?? 0 };
    case 'sign':
      return { kind: 'sign', sign: toSign(target.sign) };
    default:
      return target;
  }
}

function presentFound({ passes, stays }: TransitFound) {
  return {
    passes: passes.map(({ julianDay, ...pass }) => ({ instant: isoFromJulianDay(julianDay), ...pass })),
    stays: stays.map(presentStay),
  };
}

function presentStay({ entered, left, ...stay }: Stay) {
  return {
    ...stay,
    entered: entered === null ? null : isoFromJulianDay(entered),
    left: left === null ? null : isoFromJulianDay(left),
  };
}

function withOuterPlanets({ ephemeris, chart }: Computation): Chart {
  if (chart.settings.outerPlanets) return chart;
  return computeChart(ephemeris, { ...chart, settings: { ...chart.settings, outerPlanets: true } });
}

/**
 * The stretch of time of a request, null when it names none.
 * @throws ProblemError 400 for half a range, one that runs backward or is longer than 200 years, and a search without one
 */
function stretchOf(body: Body): Stretch | null {
  const range = rangeOf(body);
  const needs = body.find?.length ? 'find' : body.stays?.length ? 'stays' : null;
  if (!range && needs) throw missing('from', 'Для поиска нужен период: поля from и to');
  return range;
}

/** Two dates of a request as Julian days; null when neither is given. */
export function rangeOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  maxYears: number = transitLimits.years,
): Stretch | null {
  if (from === undefined && to === undefined) return null;
  if (from === undefined) throw missing('from', 'Укажите начало периода');
  if (to === undefined) throw missing('to', 'Укажите конец периода');
  return utcRange({ from, to }, maxYears);
}

function missing(path: string, message: string): ProblemError {
  return new ProblemError('VALIDATION', message, { errors: [{ path, message }] });
}

/** The refusal of a search that would find more moments than one answer carries. */
export function tooMany(moments: number): ProblemError {
  return new ProblemError(
    'LIMIT_EXCEEDED',
    `Нашлось бы около ${Math.round(moments / 1000)} тысяч моментов, а в одном ответе не больше ${transitLimits.moments / 1000} тысяч: сократите период или список планет`,
  );
}
