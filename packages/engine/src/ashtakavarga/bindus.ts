import { countSigns, type Sign, signs } from '../angle/sign.ts';
import { byClassicalGraha } from '../bodies.ts';
import { ASHTAKAVARGA_POINTS } from './ashtakavarga.ids.ts';
import {
  type AshtakavargaPoint,
  CONTRIBUTIONS,
  type Contributions,
  MOON_CONTRIBUTIONS,
  type MoonTable,
  VENUS_FROM_MARS,
  type VenusTable,
} from './contribution.table.ts';

/** Which printed tables are used where books differ. */
export interface AshtakavargaTables {
  readonly moonTable: MoonTable;
  readonly venusTable: VenusTable;
}

export const DEFAULT_TABLES: AshtakavargaTables = { moonTable: 'pvr', venusTable: 'parashara' };

/** Signs the eight points stand in. */
export type PointSigns = Readonly<Record<AshtakavargaPoint, Sign>>;

/** A value for each of the twelve signs from Aries. */
export type BySign = readonly number[];

/** For each table, who gives a bindu (1) or a rekha (0) to which sign. */
export type Prastara = Readonly<Record<AshtakavargaPoint, Readonly<Record<AshtakavargaPoint, BySign>>>>;

/**
 * Prastarashtakavarga: the spread-out tables, `prastara.sun.moon[3]` is what the Moon gives to Cancer in the Sun's table, 0 or 1.
 * [BPHS 66]
 */
export function prastaraOf(places: PointSigns, tables: AshtakavargaTables = DEFAULT_TABLES): Prastara {
  return byPoint((receiver) => {
    const table = contributionsOf(receiver, tables);
    return byPoint((giver) => givenBy(table[giver], places[giver]));
  });
}

/** The prastara as far as it is known: the rows of a giver whose sign is not known are null. */
export function knownPrastara(
  places: Readonly<Record<AshtakavargaPoint, Sign | null>>,
  tables: AshtakavargaTables = DEFAULT_TABLES,
): Readonly<Record<AshtakavargaPoint, Readonly<Record<AshtakavargaPoint, BySign | null>>>> {
  return byPoint((receiver) => {
    const table = contributionsOf(receiver, tables);
    return byPoint((giver) => {
      const place = places[giver];
      return place === null ? null : givenBy(table[giver], place);
    });
  });
}

/**
 * Bindus one giver spreads over the signs when it stands in `place`: the rule for a single row of the prastara.
 * @param houses counted inclusively from the giver
 */
function givenBy(houses: readonly number[], place: Sign): BySign {
  return signs.map((sign) => (houses.includes(countSigns(place, sign)) ? 1 : 0));
}

/** The table of a receiver in the reading chosen. */
export function contributionsOf(receiver: AshtakavargaPoint, tables: AshtakavargaTables): Contributions {
  if (receiver === 'moon') return MOON_CONTRIBUTIONS[tables.moonTable];
  if (receiver === 'venus') return { ...CONTRIBUTIONS.venus, mars: VENUS_FROM_MARS[tables.venusTable] };
  return CONTRIBUTIONS[receiver];
}

/** Bhinnashtakavarga: bindus of one table by sign, 0 … 8 in each. [BPHS 66] */
export function bhinnashtakavarga(prastara: Prastara, receiver: AshtakavargaPoint): BySign {
  return sumBySign(ASHTAKAVARGA_POINTS.map((giver) => prastara[receiver][giver]));
}

/** Sum of several tables, sign by sign; the sum of the seven grahas' tables is the sarvashtakavarga, 337 in all. [BPHS 70] */
export function sumBySign(tables: readonly BySign[]): BySign {
  return signs.map((_, index) => tables.reduce((sum, table) => sum + table[index], 0));
}

/** A record with a value for each of the eight points. */
export function byPoint<Value>(of: (point: AshtakavargaPoint) => Value): Record<AshtakavargaPoint, Value> {
  return { ...byClassicalGraha(of), lagna: of('lagna') };
}
