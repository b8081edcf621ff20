import { degreeInSign, type House, type Sign, signFrom, signs } from '../angle/sign.ts';
import { type BodyId, type Graha, isGraha, type PointId } from '../bodies.ts';
import type { Chart } from '../chart/chart.ts';
import { grahaDrishtis, sphutaDrishtis } from '../state/aspect.ts';
import { combustionOf } from '../state/combustion.ts';
import { type Dignity, dignityOf, vargaDignity } from '../state/dignity.ts';
import { byGraha, grahaLongitudes, grahaSigns } from '../state/placement.ts';
import type { VargaScheme } from './scheme.ts';
import { vargaLongitude, vargaSign } from './varga.ts';

/** A body in a divisional chart. */
export interface VargaBody {
  readonly sign: Sign;
  /** Degrees within the varga's sign. */
  readonly degreeInSign: number;
  readonly isRetrograde: boolean;
  readonly isCombust: boolean;
  /** In the sign of the birth chart. */
  readonly isVargottama: boolean;
  /** By sign, in D1 by degree too; null for the outer planets. */
  readonly dignity: Dignity | null;
}

/** A divisional chart. Of an unknown time of birth it has no lagna. */
export interface VargaChart {
  readonly varga: number;
  readonly scheme: VargaScheme;
  readonly lagnaSign: Sign | null;
  readonly signs: Partial<Record<PointId, Sign>>;
  /** Twelve houses from `from`; null when that is a lagna that is not known. */
  readonly houses: { readonly house: House; readonly sign: Sign; readonly occupants: PointId[] }[] | null;
  readonly bodies: Partial<Record<BodyId, VargaBody>>;
  /** Signs of this varga that each graha looks at by graha drishti, in zodiac order from its own. */
  readonly drishti: Record<Graha, Sign[]>;
  /** Of D1 alone, where the arcs are those of the sky: sphuta drishti of the grahas at each other, virupas 0 … 60. */
  readonly sphuta?: Record<Graha, Readonly<Partial<Record<Graha, number>>>>;
}

export interface VargaOptions {
  readonly scheme?: VargaScheme;
  /** False: the ascendant is not known. */
  readonly isTimeKnown?: boolean;
  /** What the houses are counted from: the lagna unless said, a body, or a house of the chart. */
  readonly from?: PointId | number;
}

/**
 * A divisional chart: signs, houses, states and aspects. [BPHS 6]
 * @param division 1 … 300
 */
export function vargaChart(chart: Chart, division: number, options: VargaOptions = {}): VargaChart {
  const { scheme = 'parashara', isTimeKnown = true, from = 'lagna' } = options;
  const placement = grahaSigns(chart);
  const longitudes = grahaLongitudes(chart);
  const placed: Partial<Record<PointId, Sign>> = {};
  const bodies: Partial<Record<BodyId, VargaBody>> = {};
  const order: PointId[] = [];
  for (const body of chart.bodies) {
    const { id, longitude } = body;
    const sign = vargaSign(longitude, division, scheme);
    order.push(id);
    placed[id] = sign;
    bodies[id] = {
      sign,
      degreeInSign: degreeInSign(vargaLongitude(longitude, division, scheme)),
      isRetrograde: body.isRetrograde,
      isCombust: combustionOf(body, longitudes.sun)?.isCombust ?? false,
      isVargottama: sign === body.sign,
      dignity: !isGraha(id)
        ? null
        : division === 1
          ? dignityOf(id, longitude, placement)
          : vargaDignity(id, sign, placement),
    };
  }
  const lagnaSign = isTimeKnown ? vargaSign(chart.ascendant.longitude, division, scheme) : null;
  if (lagnaSign !== null) {
    order.push('lagna');
    placed.lagna = lagnaSign;
  }
  const first = typeof from === 'number' ? lagnaSign && signFrom(lagnaSign, from) : (placed[from] ?? null);
  const drishti = grahaDrishtis(byGraha((graha) => vargaSign(longitudes[graha], division, scheme)));
  return {
    varga: division,
    scheme,
    lagnaSign,
    signs: placed,
    houses:
      first &&
      signs.map((house) => {
        const sign = signFrom(first, house);
        return { house, sign, occupants: order.filter((id) => placed[id] === sign) };
      }),
    bodies,
    drishti: byGraha((graha) => [...drishti[graha]]),
    ...(division === 1 && { sphuta: sphutaDrishtis(longitudes) }),
  };
}
