import type { ChartRequest } from '@nebosvod/contracts/birth';
import type { getWesternAspects, getWesternChart } from '@nebosvod/contracts/chart-western';
import type { ComputedOf } from '@nebosvod/contracts/endpoint';
import type { OrbsInput } from '@nebosvod/contracts/western-fields';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { type AspectId, ORB_SETS, type OrbTable } from '@nebosvod/engine/western/aspect.table';
import { type AspectOptions, aspectsAmong } from '@nebosvod/engine/western/aspects';
import { essentialDignity } from '@nebosvod/engine/western/dignity';
import { lunationPhase } from '@nebosvod/engine/western/moon';
import { findPatterns, type Pattern } from '@nebosvod/engine/western/pattern';
import { bodyUncertainty } from '@nebosvod/engine/western/uncertain';
import { MAJOR_ASPECTS, WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import type { WesternBodyId, WesternPlanet, WesternPointId } from '@nebosvod/engine/western/western-body';
import {
  aspectPoints,
  tropicalPoint,
  type WesternBody,
  type WesternChart,
  westernBody,
  westernChart,
} from '@nebosvod/engine/western/western-chart';
import { type Computation, compute } from '../../computation/computation.service.ts';
import { uncertainInterval } from '../../computation/uncertainty.service.ts';

type ChartAnswer = ComputedOf<typeof getWesternChart>;
type AspectsAnswer = ComputedOf<typeof getWesternAspects>;
export type PresentedChart = Omit<ChartAnswer, 'aspects' | 'patterns'>;

/** What a request says of aspects. */
export interface AspectRequest {
  readonly aspects?: readonly AspectId[] | undefined;
  readonly orbs?: OrbsInput | undefined;
  readonly bodies?: readonly WesternBodyId[] | undefined;
  readonly withAngles?: boolean | undefined;
  readonly stelliumSize?: number | undefined;
}

/** A birth with its Western chart. */
export interface WesternComputation extends Computation {
  readonly western: WesternChart;
}

type WesternRequest = Omit<ChartRequest, 'settings'> & { readonly settings?: ChartRequest['settings'] };

/**
 * Resolves a birth and computes its tropical chart, Placidus unless said.
 * @throws ProblemError as {@link compute}
 */
export async function computeWestern(request: WesternRequest): Promise<WesternComputation> {
  const { birth, mapId, trace } = request;
  const settings = {
    houseSystem: 'placidus',
    outerPlanets: true,
    ...request.settings,
    zodiac: 'tropical',
  } as const satisfies ChartRequest['settings'];
  const computation = await compute({ birth, mapId, trace, settings });
  const { ephemeris, moment } = computation;
  const western = westernChart(ephemeris, moment.julianDay, moment.place, computation.settings.houseSystem);
  return { ...computation, western };
}

/** The aspects and orbs of a request. */
export function aspectOptionsOf({ aspects, orbs }: AspectRequest): AspectOptions {
  return { aspects: aspects ?? MAJOR_ASPECTS, orbs: orbTableOf(orbs) };
}

/** A named set of orbs with the points of the request replaced. */
function orbTableOf(orbs: OrbsInput | undefined): OrbTable {
  return { ...ORB_SETS[orbs?.set ?? 'even'], ...orbs?.points };
}

/** Points of a chart that take part in aspects; the angles of an unknown time never do. */
export function pointsOf(chart: WesternChart, request: AspectRequest, isTimeKnown: boolean) {
  return aspectPoints(chart, request.bodies ?? WESTERN_PLANETS, (request.withAngles ?? false) && isTimeKnown);
}

/** The answer of western.getChart. */
export function westernChartOf(computation: WesternComputation, request: AspectRequest): ChartAnswer {
  return { ...presentChart(computation), ...aspectsAndPatterns(computation, request) };
}

/** The answer of western.getAspects. */
export function westernAspectsOf(computation: WesternComputation, request: AspectRequest): AspectsAnswer {
  return {
    ...aspectsAndPatterns(computation, request),
    orbs: orbTableOf(request.orbs),
    ...(computation.moment.isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' }),
  };
}

function aspectsAndPatterns({ western, moment }: WesternComputation, request: AspectRequest) {
  const points = pointsOf(western, request, moment.isTimeKnown);
  return figuresOf(points, request);
}

/** Aspects among points and their figures. */
export function figuresOf(points: ReturnType<typeof pointsOf>, request: AspectRequest) {
  const options = aspectOptionsOf(request);
  // Figures need sextiles and quincunxes, whatever aspects were asked for.
  const forFigures = aspectsAmong(points, { ...options, aspects: [...MAJOR_ASPECTS, 'quincunx'] });
  const patterns = findPatterns({
    points: points.map(({ id, longitude }) => ({ id, sign: tropicalPoint(longitude).sign })),
    aspects: forFigures,
    ...(request.stelliumSize === undefined ? {} : { stelliumSize: request.stelliumSize }),
  });
  return { aspects: aspectsAmong(points, options), patterns: patterns.map(presentPattern) };
}

/** A birth's own chart on the wire, with ranges where the time is not sure. */
export function presentChart(computation: WesternComputation): PresentedChart {
  const interval = uncertainInterval(computation);
  const presented = presentSky(computation.western, computation.moment.isTimeKnown);
  if (!interval) return presented;
  return {
    ...presented,
    bodies: presented.bodies.map((body) => ({ ...body, ...bodyUncertainty(computation.ephemeris, body.id, interval) })),
  };
}

/** Any Western chart on the wire; without a known time nothing that hangs on the hour. */
export function presentSky(chart: WesternChart, isTimeKnown: boolean): PresentedChart {
  const { ascendant, midheaven, houses, fortune, isDay } = chart;
  const opposite = (longitude: number) => tropicalPoint(normalizeDegrees(longitude + 180));
  const hourly = isTimeKnown
    ? {
        ascendant,
        midheaven,
        descendant: opposite(ascendant.longitude),
        imumCoeli: opposite(midheaven.longitude),
        houses: { ...houses, cusps: [...houses.cusps] },
        isDay,
        fortune,
      }
    : withoutHour;
  return {
    bodies: chart.bodies.map((body) => presentBody(body, isTimeKnown ? isDay : null, isTimeKnown)),
    ...hourly,
    southNodes: {
      mean: opposite(westernBody(chart, 'mean-node').longitude),
      true: opposite(westernBody(chart, 'true-node').longitude),
    },
    moonPhase: {
      angle: chart.moonPhaseAngle,
      illumination: chart.moonIllumination,
      phase: lunationPhase(chart.moonPhaseAngle),
    },
  };
}

const withoutHour = {
  ascendant: null,
  midheaven: null,
  descendant: null,
  imumCoeli: null,
  houses: null,
  isDay: null,
  fortune: null,
  reason: 'UNKNOWN_TIME',
} as const;

/** A body on the wire with its dignity. */
export function presentBody(
  body: WesternBody,
  isDay: boolean | null,
  hasHouse: boolean,
): PresentedChart['bodies'][number] {
  const dignity = isPlanet(body.id) ? essentialDignity(body.id, body.longitude, isDay) : null;
  return {
    ...body,
    house: hasHouse ? body.house : null,
    dignity: dignity && { has: [...dignity.has], score: dignity.score },
  };
}

function presentPattern({ members, ...pattern }: Pattern) {
  return { ...pattern, members: [...members] };
}

function isPlanet(id: WesternPointId): id is WesternPlanet {
  return WESTERN_PLANETS.some((planet) => planet === id);
}
