import { NAKSHATRA_LORDS } from '../angle/angle.ids.ts';
import { type NakshatraLord, nakshatraLord } from '../angle/nakshatra.ts';
import { type Sign, toSign } from '../angle/sign.ts';
import { VIMSHOTTARI_YEARS } from '../state/sub-lord.ts';

/** A row of the horary table: an arc with one sign, one star and one sub. Degrees of the sidereal zodiac. */
export interface KpNumber {
  /** 1 … 249. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly sign: Sign;
  readonly star: NakshatraLord;
  readonly sub: NakshatraLord;
}

/** Twenty seconds of arc: every sub and every sign begins at a whole number of them. */
const UNITS_A_DEGREE = 180;
const SIGN_UNITS = 30 * UNITS_A_DEGREE;
/** A nakshatra is 2400 units, a year of the 120 is 20 of them. */
const YEAR_UNITS = 20;

/** The 243 subs in order, those that a sign cuts in two as two rows: 249. [KP] */
export const KP_NUMBER_TABLE: readonly KpNumber[] = rows();

/** The row of a number 1 … 249; its `from` rises when the number is asked about. */
export function kpNumber(number: number): KpNumber {
  const row = KP_NUMBER_TABLE[number - 1];
  if (!row) throw new RangeError(`No such number: ${number}`);
  return row;
}

function rows(): readonly KpNumber[] {
  const found: KpNumber[] = [];
  let at = 0;
  for (let nakshatra = 1; nakshatra <= 27; nakshatra++) {
    for (let step = 0; step < 9; step++) {
      const star = nakshatraLord(nakshatra);
      const sub = NAKSHATRA_LORDS[(nakshatra - 1 + step) % 9];
      const end = at + VIMSHOTTARI_YEARS[sub] * YEAR_UNITS;
      while (at < end) {
        const sign = Math.floor(at / SIGN_UNITS) + 1;
        const to = Math.min(end, sign * SIGN_UNITS);
        const number = found.length + 1;
        found.push({ number, from: at / UNITS_A_DEGREE, to: to / UNITS_A_DEGREE, sign: toSign(sign), star, sub });
        at = to;
      }
    }
  }
  return found;
}
