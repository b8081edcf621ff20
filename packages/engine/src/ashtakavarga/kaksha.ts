import { degreeInSign, type Sign, signOf } from '../angle/sign.ts';
import type { Prastara } from './bindus.ts';
import type { AshtakavargaPoint } from './contribution.table.ts';
import { KAKSHA_LORDS } from './contribution.table.ts';

/** Arc of a kaksha, an eighth of a sign. */
const KAKSHA_ARC = 30 / 8;

export interface Kaksha {
  readonly sign: Sign;
  /** 1 … 8 within the sign. */
  readonly index: number;
  readonly lord: AshtakavargaPoint;
  /** Longitude where it begins, degrees. */
  readonly start: number;
}

/** Kaksha of a sidereal longitude in degrees; a boundary belongs to the kaksha it opens. [PVR 12] */
export function kakshaOf(longitude: number): Kaksha {
  const sign = signOf(longitude);
  // The same 1e-9° as for signs: a boundary computed as 3.7499999999999996 is the boundary.
  const offset = Math.min(7, Math.floor((degreeInSign(longitude) + 1e-9) / KAKSHA_ARC));
  return { sign, index: offset + 1, lord: KAKSHA_LORDS[offset], start: (sign - 1) * 30 + offset * KAKSHA_ARC };
}

/**
 * Whether a graha at a longitude (natal or in transit) has the bindu of its kaksha: the kaksha's lord gives one
 * to that sign in the graha's own natal table.
 */
export function hasKakshaBindu(prastara: Prastara, graha: AshtakavargaPoint, longitude: number): boolean {
  const { sign, lord } = kakshaOf(longitude);
  return prastara[graha][lord][sign - 1] === 1;
}
