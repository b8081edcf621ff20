import type { getChartData } from '@nebosvod/contracts/chart';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { degreeInSign } from '@nebosvod/engine/angle/sign';
import type { PointId } from '@nebosvod/engine/bodies';
import { vargaHolds } from '@nebosvod/engine/chart/interval';
import { schemeFor, type VargaScheme, type VargaSchemes } from '@nebosvod/engine/varga/scheme';
import { NAMED_DIVISIONS } from '@nebosvod/engine/varga/varga.ids';
import { vargaChart } from '@nebosvod/engine/varga/varga-chart';
import type { Computation } from '../../computation/computation.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';
import { pointRange, uncertainInterval } from '../../computation/uncertainty.service.ts';
import { outerPlanetsOff } from './planets.service.ts';

type Body = BodyOf<typeof getChartData>;
type Answer = ComputedOf<typeof getChartData>;
type VargaAnswer = Answer['charts'][number];

/**
 * The answer of chart.GetChartData: signs of all points in the asked vargas and the houses from any of them.
 * @throws ProblemError 400 when the houses are counted from an outer planet and the settings leave them out
 */
export function chartDataOf(computation: Computation, body: Body): Answer {
  const from = body.from ?? 'lagna';
  const points = pointsOf(computation);
  if (typeof from === 'string' && from !== 'lagna' && !points.has(from)) throw outerPlanetsOff('from');
  const ranges = rangesOf(computation, points);
  const charts = divisionsOf(body).map((division) => uncertainVarga(computation, ranges, from, division));
  return { from, charts, ...(computation.moment.isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' }) };
}

/** How each sign of the vargas came about. */
export function traceOfChartData(computation: Computation, body: Body): TraceEntries {
  const entries: TraceEntries = {};
  const points = pointsOf(computation);
  for (const [index, [division, scheme]] of divisionsOf(body).entries()) {
    for (const [id, longitude] of points) {
      entries[`charts.${index}.signs.${id}`] = {
        inputs: { longitude, division, scheme, part: Math.floor((degreeInSign(longitude) * division) / 30) + 1 },
        formula: `varga.${scheme}`,
        source: scheme === 'parashara' ? 'BPHS 6' : scheme,
      };
    }
  }
  return entries;
}

type Ranges = readonly (readonly [id: PointId, range: ReturnType<typeof pointRange>])[];

/** Where each point may stand within the uncertainty of the time, the same for every varga; null when the time is sure. */
function rangesOf(computation: Computation, points: ReadonlyMap<PointId, number>): Ranges | null {
  const interval = uncertainInterval(computation);
  return interval && [...points.keys()].map((id) => [id, pointRange(computation, id, interval)] as const);
}

/** A varga with, for an uncertain time, what of it holds all the while. */
function uncertainVarga(
  { chart, moment }: Computation,
  ranges: Ranges | null,
  from: PointId | number,
  [division, scheme]: readonly [number, VargaScheme],
): VargaAnswer {
  const found = vargaChart(chart, division, { scheme, from, isTimeKnown: moment.isTimeKnown });
  if (!ranges) return found;
  const holds = ranges.map(([id, range]) => [id, vargaHolds(range, division, scheme)]);
  return { ...found, holds: Object.fromEntries(holds) };
}

/** Longitudes of the bodies and, with a known time, of the ascendant. */
function pointsOf({ chart, moment }: Computation): ReadonlyMap<PointId, number> {
  const points = new Map<PointId, number>();
  for (const { id, longitude } of chart.bodies) points.set(id, longitude);
  if (moment.isTimeKnown) points.set('lagna', chart.ascendant.longitude);
  return points;
}

function divisionsOf(body: Body): (readonly [number, VargaScheme])[] {
  const schemes: VargaSchemes = {
    2: body.scheme?.d2,
    3: body.scheme?.d3,
    9: body.scheme?.d9,
    24: body.scheme?.d24,
    30: body.scheme?.d30,
    60: body.scheme?.d60,
  };
  return (body.vargas ?? [...NAMED_DIVISIONS]).map((division) => [division, schemeFor(division, schemes)]);
}
