import { normalizeDegrees } from '../angle/degrees.ts';
import { isOddSign, modalityOf, type Sign, signFrom, signOf, toSign } from '../angle/sign.ts';
import { LAST_DIVISION, type NamedDivision, schemesOf, type VargaScheme } from './scheme.ts';
import { NAMED_DIVISIONS } from './varga.ids.ts';
import {
  DAY_AND_NIGHT_SIGNS,
  KALACHAKRA_NAVAMSHA,
  MOVABLE_OF_TRINE,
  PANCHAMSHA,
  START_BY_MODALITY,
  START_BY_PARITY,
  TRIMSHAMSHA,
} from './varga.table.ts';

/** Same slack as signs and padas have: a boundary belongs to the part it opens, rounding noise included. */
const EPSILON = 1e-9;

/** One part of a sign's division. */
interface Part {
  readonly sign: Sign;
  /** Degrees from the start of the sign, 0 ≤ x < 30. */
  readonly within: number;
  /** 0 … division − 1. */
  readonly index: number;
}

/**
 * Sign a longitude falls into in a divisional chart.
 * Named vargas follow their own rule [BPHS 6], every other division the cyclic one.
 * @param longitude degrees, in the zodiac of the chart
 * @param division whole number 1 … 300
 * @throws RangeError for another division, or a scheme the division does not have
 */
export function vargaSign(longitude: number, division: number, scheme: VargaScheme = 'parashara'): Sign {
  checkDivision(division, scheme);
  const part = partOf(longitude, division);
  if (scheme === 'parashara' && isNamed(division)) return parashara(part, division);
  switch (scheme) {
    case 'uma-shambhu':
      return cyclic(isOddSign(part.sign) ? part : { ...part, index: division - 1 - part.index }, division);
    case 'raman':
      return signFrom(part.sign, part.index === 0 ? 1 : 11);
    case 'kashinatha':
      return kashinatha(part);
    case 'somanatha':
      return somanatha(part, division);
    case 'jagannatha':
      return toSign(MOVABLE_OF_TRINE[(part.sign - 1) % 4] + part.index * 4);
    case 'kalachakra':
      return kalachakraNavamsha(part);
    case 'even-reversed':
      return isOddSign(part.sign) ? toSign(5 + part.index) : toSign(4 - part.index);
    case 'from-sign':
      return signFrom(part.sign, part.index + 1);
    case 'from-aries':
      return toSign(part.index + 1);
    default:
      return cyclic(part, division);
  }
}

/**
 * Longitude in a divisional chart: the varga's sign and the share of the part already passed, stretched over 30 degrees.
 * @returns degrees, 0 ≤ x < 360; the longitude itself for D1
 * @throws RangeError as {@link vargaSign}
 */
export function vargaLongitude(longitude: number, division: number, scheme: VargaScheme = 'parashara'): number {
  const sign = vargaSign(longitude, division, scheme);
  const { within, index, sign: own } = partOf(longitude, division);
  let share = (within * division) / 30 - index;
  if (division === 30 && scheme === 'parashara') {
    const parts = TRIMSHAMSHA[parityOf(own)];
    const at = parts.findIndex(({ end }) => within < end);
    const start = at > 0 ? parts[at - 1].end : 0;
    share = (within - start) / (parts[at].end - start);
  }
  return normalizeDegrees((sign - 1) * 30 + Math.min(Math.max(share, 0) * 30, 30 - EPSILON));
}

/** Part 1 … division of the sign that a longitude falls into, all parts being equal. */
export function vargaPart(longitude: number, division: number): number {
  return partOf(longitude, division).index + 1;
}

/** Whether a longitude keeps its sign in the navamsha. */
export function isVargottama(longitude: number): boolean {
  return vargaSign(longitude, 9) === signOf(longitude);
}

function partOf(longitude: number, division: number): Part {
  const sign = signOf(longitude);
  const within = Math.max(0, normalizeDegrees(longitude + EPSILON) - (sign - 1) * 30);
  const index = Math.min(division - 1, Math.floor((within * division) / 30 + 1e-12));
  return { sign, within, index };
}

function parashara(part: Part, division: NamedDivision): Sign {
  const { sign, index } = part;
  switch (division) {
    case 1:
      return sign;
    case 2:
      return isOddSign(sign) === (index === 0) ? 5 : 4;
    case 3:
      return signFrom(sign, 1 + 4 * index);
    case 4:
      return signFrom(sign, 1 + 3 * index);
    case 5:
      return PANCHAMSHA[parityOf(sign)][index];
    case 7:
      return signFrom(sign, (isOddSign(sign) ? 1 : 7) + index);
    case 9:
    case 27:
      return cyclic(part, division);
    case 10:
      return signFrom(sign, (isOddSign(sign) ? 1 : 9) + index);
    case 11:
      return toSign(index - sign + 2);
    case 12:
    case 60:
      return signFrom(sign, index + 1);
    case 8:
    case 16:
    case 20:
    case 45:
      return toSign(START_BY_MODALITY[division][modalityOf(sign)] + index);
    case 6:
    case 24:
    case 40:
      return toSign(START_BY_PARITY[division][parityOf(sign)] + index);
    case 30:
      return trimshamsha(part);
  }
}

/** Parts of the whole circle named in turn from Aries. */
function cyclic({ sign, index }: Part, division: number): Sign {
  return toSign((sign - 1) * division + index + 1);
}

function trimshamsha({ sign, within }: Part): Sign {
  const parts = TRIMSHAMSHA[parityOf(sign)];
  return (parts.find(({ end }) => within < end) ?? parts[4]).sign;
}

function kashinatha({ sign, index }: Part): Sign {
  const isSunHora = isOddSign(sign) === (index === 0);
  const { day, night } = DAY_AND_NIGHT_SIGNS[sign - 1];
  return isSunHora ? day : night;
}

function somanatha({ sign, index }: Part, division: number): Sign {
  const step = Math.floor((sign - 1) / 2) * division + index;
  return isOddSign(sign) ? toSign(1 + step) : toSign(12 - step);
}

function kalachakraNavamsha({ sign, index }: Part): Sign {
  const pada = (sign - 1) * 9 + index;
  const isSavya = Math.floor(pada / 12) % 2 === 0;
  return KALACHAKRA_NAVAMSHA[isSavya ? 'savya' : 'apasavya'][pada % 12];
}

function parityOf(sign: Sign): 'odd' | 'even' {
  return isOddSign(sign) ? 'odd' : 'even';
}

function isNamed(division: number): division is NamedDivision {
  return NAMED_DIVISIONS.some((named) => named === division);
}

function checkDivision(division: number, scheme: VargaScheme): void {
  if (!Number.isInteger(division) || division < 1 || division > LAST_DIVISION) {
    throw new RangeError(`Division ${division} is not a whole number 1–${LAST_DIVISION}`);
  }
  if (!schemesOf(division).includes(scheme))
    throw new RangeError(`D${division} is not counted by the scheme ${scheme}`);
}
