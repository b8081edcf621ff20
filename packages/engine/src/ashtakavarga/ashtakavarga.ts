import type { Sign } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS, GRAHAS } from '../bodies.ids.ts';
import { byClassicalGraha, type ClassicalGraha } from '../bodies.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import {
  type AshtakavargaTables,
  type BySign,
  bhinnashtakavarga,
  byPoint,
  DEFAULT_TABLES,
  type PointSigns,
  type Prastara,
  prastaraOf,
  sumBySign,
} from './bindus.ts';
import { type AshtakavargaPoint, GRAHA_MULTIPLIERS, RASI_MULTIPLIERS } from './contribution.table.ts';
import { ekadhipatyaShodhana, trikonaShodhana } from './shodhana.ts';

/** Pindas of one table: sums of the reduced values weighted by sign and by the grahas standing there. */
export interface Pinda {
  readonly rasi: number;
  readonly graha: number;
  /** Their sum. */
  readonly shodhya: number;
}

export interface Ashtakavarga {
  readonly tables: AshtakavargaTables;
  readonly prastara: Prastara;
  /** Bindus 0 … 8 by sign; totals 48 49 39 54 56 52 39 and 49 for the ascendant. */
  readonly bav: Readonly<Record<AshtakavargaPoint, BySign>>;
  /** Sum of the seven grahas' tables, 337 in all. */
  readonly sav: BySign;
  /** The same with the ascendant's table, 386 in all. */
  readonly savWithLagna: BySign;
  readonly trikona: Readonly<Record<ClassicalGraha, BySign>>;
  readonly ekadhipatya: Readonly<Record<ClassicalGraha, BySign>>;
  readonly pinda: Readonly<Record<ClassicalGraha, Pinda>>;
}

/** What ashtakavarga needs of a chart: where the eight points stand, and every sign with a graha or the ascendant in it. */
export interface AshtakavargaPlaces {
  readonly points: PointSigns;
  readonly occupied: ReadonlySet<Sign>;
}

/**
 * Ashtakavarga of a set of places: tables, sums, the two reductions and the pindas. Always exists once the ascendant is known.
 * [BPHS 66–71]
 */
export function computeAshtakavarga(
  places: AshtakavargaPlaces,
  tables: AshtakavargaTables = DEFAULT_TABLES,
): Ashtakavarga {
  const prastara = prastaraOf(places.points, tables);
  const bav = byPoint((point) => bhinnashtakavarga(prastara, point));
  const sav = sumBySign(CLASSICAL_GRAHAS.map((graha) => bav[graha]));
  const trikona = byClassicalGraha((graha) => trikonaShodhana(bav[graha]));
  const ekadhipatya = byClassicalGraha((graha) => ekadhipatyaShodhana(trikona[graha], places.occupied));
  return {
    tables,
    prastara,
    bav,
    sav,
    savWithLagna: sumBySign([sav, bav.lagna]),
    trikona,
    ekadhipatya,
    pinda: byClassicalGraha((graha) => pindaOf(ekadhipatya[graha], places.points)),
  };
}

/** The places of a chart; the nodes give no bindus, yet a sign with a node in it is occupied. */
export function ashtakavargaPlaces(chart: Chart): AshtakavargaPlaces {
  const points = { ...byClassicalGraha((graha) => bodyOf(chart, graha).sign), lagna: chart.ascendant.sign };
  return { points, occupied: new Set([...GRAHAS.map((graha) => bodyOf(chart, graha).sign), chart.ascendant.sign]) };
}

/**
 * Rasi, graha and shodhya pinda of a table after both reductions. The ascendant has no multiplier of its own. [BPHS 71]
 */
export function pindaOf(reduced: BySign, points: PointSigns): Pinda {
  const rasi = reduced.reduce((sum, value, index) => sum + value * RASI_MULTIPLIERS[index], 0);
  const graha = CLASSICAL_GRAHAS.reduce((sum, id) => sum + reduced[points[id] - 1] * GRAHA_MULTIPLIERS[id], 0);
  return { rasi, graha, shodhya: rasi + graha };
}
