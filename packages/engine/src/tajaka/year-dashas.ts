import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { MUDDA_ORDER, MUDDA_YEARS } from './tajaka.table.ts';
import { planetOf, type Varsha } from './varsha.ts';

export interface YearPeriod<Lord> {
  readonly lord: Lord;
  /** Julian days (UT). */
  readonly start: number;
  readonly end: number;
}

/**
 * Mudda dasha: vimshottari squeezed into the year; the first lord is found from the birth star and the completed years. [TN 4]
 * Its 360 days are stretched over the true length of the year.
 * @param birthNakshatra 1 … 27
 */
export function muddaDasha(
  birthNakshatra: number,
  completedYears: number,
  start: number,
  end: number,
): YearPeriod<(typeof MUDDA_ORDER)[number]>[] {
  const remainder = (((birthNakshatra + completedYears - 2) % 9) + 9) % 9;
  const first = (remainder === 0 ? 9 : remainder) - 1;
  let at = start;
  return MUDDA_ORDER.map((_, index) => {
    const lord = MUDDA_ORDER[(first + index) % 9];
    const from = at;
    at += ((end - start) * MUDDA_YEARS[lord]) / 120;
    return { lord, start: from, end: at };
  });
}

/**
 * Patyayini dasha: ascendant and the seven in order of degree in the sign; each rules the share of the year its degree exceeds the one
 * before it. [TN 4]
 */
export function patyayiniDasha(varsha: Varsha, start: number, end: number): YearPeriod<ClassicalGraha | 'lagna'>[] {
  const degrees = [
    ...CLASSICAL_GRAHAS.map((id) => ({ lord: id as ClassicalGraha | 'lagna', degree: planetOf(varsha, id).degree })),
    { lord: 'lagna' as const, degree: varsha.chart.ascendant.degreeInSign },
  ].sort((a, b) => a.degree - b.degree);
  const last = degrees[degrees.length - 1].degree;
  return degrees.map(({ lord, degree }, index) => {
    const before = index === 0 ? 0 : degrees[index - 1].degree;
    return { lord, start: start + ((end - start) * before) / last, end: start + ((end - start) * degree) / last };
  });
}
