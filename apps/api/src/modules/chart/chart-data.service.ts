import type { getChartData } from '@nebosvod/contracts/chart';
import { degreeInSign, type Sign, signFrom, signs } from '@nebosvod/engine/angle/sign';
import type { BodyId, PointId } from '@nebosvod/engine/bodies';
import { vargaHolds } from '@nebosvod/engine/chart/interval';
import { grahaDrishtis, sphutaDrishtis } from '@nebosvod/engine/state/aspect';
import { combustionOf } from '@nebosvod/engine/state/combustion';
import { dignityOf, vargaDignity } from '@nebosvod/engine/state/dignity';
import { byGraha, grahaLongitudes, grahaSigns } from '@nebosvod/engine/state/placement';
import { schemeFor, type VargaScheme, type VargaSchemes } from '@nebosvod/engine/varga/scheme';
import { vargaLongitude, vargaSign } from '@nebosvod/engine/varga/varga';
import { NAMED_DIVISIONS } from '@nebosvod/engine/varga/varga.ids';
import type { z } from 'zod';
import type { Computation } from '../../computation/computation.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';
import { pointRange, uncertainInterval } from '../../computation/uncertainty.service.ts';
import { isGraha, outerPlanetsOff } from './planets.service.ts';

type Body = z.output<typeof getChartData.body>;
type Answer = Omit<z.input<typeof getChartData.response>, 'settings' | 'moment'>;
type VargaChart = Answer['charts'][number];

/**
 * The answer of chart.GetChartData: signs of all points in the asked vargas and the houses from any of them.
 * @throws ProblemError 400 when the houses are counted from an outer planet and the settings leave them out
 */
export function chartDataOf(computation: Computation, body: Body): Answer {
  const from = body.from ?? 'lagna';
  const points = pointsOf(computation);
  if (typeof from === 'string' && from !== 'lagna' && !points.has(from)) throw outerPlanetsOff('from');
  const charts = divisionsOf(body).map(([division, scheme]) =>
    vargaChart({ computation, points, from }, division, scheme),
  );
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

interface Context {
  readonly computation: Computation;
  readonly points: ReadonlyMap<PointId, number>;
  readonly from: PointId | number;
}

function vargaChart({ computation, points, from }: Context, division: number, scheme: VargaScheme): VargaChart {
  const placed = new Map<PointId, Sign>();
  for (const [id, longitude] of points) placed.set(id, vargaSign(longitude, division, scheme));
  const lagnaSign = placed.get('lagna') ?? null;
  const first = firstSign(placed, lagnaSign, from);
  const interval = uncertainInterval(computation);
  return {
    varga: division,
    scheme,
    lagnaSign,
    signs: Object.fromEntries(placed),
    houses:
      first &&
      signs.map((house) => {
        const sign = signFrom(first, house);
        return { house, sign, occupants: [...placed].filter(([, at]) => at === sign).map(([id]) => id) };
      }),
    bodies: bodiesOf(computation, division, scheme),
    ...drishtiOf(computation, division, scheme),
    ...(interval && {
      holds: Object.fromEntries(
        [...points.keys()].map((id) => [id, vargaHolds(pointRange(computation, id, interval), division, scheme)]),
      ),
    }),
  };
}

function firstSign(placed: ReadonlyMap<PointId, Sign>, lagna: Sign | null, from: Context['from']): Sign | null {
  if (typeof from === 'number') return lagna && signFrom(lagna, from);
  return placed.get(from) ?? null;
}

function bodiesOf({ chart }: Computation, division: number, scheme: VargaScheme): VargaChart['bodies'] {
  const placement = grahaSigns(chart);
  const { sun } = grahaLongitudes(chart);
  const described = chart.bodies.map((body): [BodyId, VargaChart['bodies'][BodyId]] => {
    const sign = vargaSign(body.longitude, division, scheme);
    const dignity = isGraha(body.id)
      ? division === 1
        ? dignityOf(body.id, body.longitude, placement)
        : vargaDignity(body.id, sign, placement)
      : null;
    return [
      body.id,
      {
        sign,
        degreeInSign: degreeInSign(vargaLongitude(body.longitude, division, scheme)),
        isRetrograde: body.isRetrograde,
        isCombust: combustionOf(body, sun)?.isCombust ?? false,
        isVargottama: sign === body.sign,
        dignity,
      },
    ];
  });
  return Object.fromEntries(described);
}

/** Who looks where: by signs in any varga, by the exact arc in D1, where the arcs are those of the sky. */
function drishtiOf(
  { chart }: Computation,
  division: number,
  scheme: VargaScheme,
): Pick<VargaChart, 'drishti' | 'sphuta'> {
  const longitudes = grahaLongitudes(chart);
  const drishti = grahaDrishtis(byGraha((graha) => vargaSign(longitudes[graha], division, scheme)));
  return {
    drishti: byGraha((graha) => [...drishti[graha]]),
    ...(division === 1 && { sphuta: sphutaDrishtis(longitudes) }),
  };
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
