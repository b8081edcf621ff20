import { type House, type Sign, signFrom, toSign } from '../../angle/sign.ts';
import type { ClassicalGraha } from '../../bodies.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { signLord } from '../../state/dignity.ts';
import { LAST_JULIAN_DAY } from '../../time/julian-day.ts';
import { TROPICAL_YEAR, tropicalSolarReturn } from '../returns.ts';

/** A sign that the ascendant has come to, with the whole-sign house it is and its lord, the lord of the time. */
export interface ProfectedSign {
  /** Julian days (UT). */
  readonly start: number;
  readonly end: number;
  readonly sign: Sign;
  readonly house: House;
  readonly lord: ClassicalGraha;
}

/** A year of life, from one return of the Sun to the next. */
export interface ProfectedYear extends ProfectedSign {
  /** Full years at its beginning: 0 for the first year of life. */
  readonly age: number;
}

const MONTHS = 12;

/**
 * Annual profections: the ascendant goes a whole sign a year, from each return of the Sun to its natal tropical longitude. The lord of
 * the year is the old ruler of the sign. [modern]
 * @param ascendant sign of the natal ascendant
 * @param years of life to cover; fewer where the ephemeris ends
 */
export function annualProfections(
  ephemeris: Ephemeris,
  birth: number,
  ascendant: Sign,
  years: number,
): readonly ProfectedYear[] {
  const known = Math.max(0, Math.min(years, Math.floor((LAST_JULIAN_DAY - birth) / TROPICAL_YEAR - 0.1)));
  const returns = Array.from({ length: known + 1 }, (_, count) => tropicalSolarReturn(ephemeris, birth, count));
  return returns.slice(0, known).map((start, age): ProfectedYear => {
    return { age, ...profected(ascendant, age, start, returns[age + 1] ?? start) };
  });
}

/**
 * Monthly profections: twelve equal parts of a profected year, a sign each, the first being the sign of the year itself. [modern]
 * @param ascendant sign of the natal ascendant, from which houses are counted
 */
export function monthlyProfections({ age, start, end }: ProfectedYear, ascendant: Sign): readonly ProfectedSign[] {
  const edge = (month: number) => (month === MONTHS ? end : start + ((end - start) * month) / MONTHS);
  return Array.from({ length: MONTHS }, (_, month) => profected(ascendant, age + month, edge(month), edge(month + 1)));
}

function profected(ascendant: Sign, steps: number, start: number, end: number): ProfectedSign {
  const sign = signFrom(ascendant, steps + 1);
  return { start, end, sign, house: toSign(steps + 1), lord: signLord(sign) };
}
