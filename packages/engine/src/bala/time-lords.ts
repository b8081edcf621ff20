import type { ClassicalGraha } from '../bodies.ts';
import { isDaytime, type VedicDay } from '../panchanga/vedic-day.ts';
import { weekdayOf } from '../time/julian-day.ts';
import { HORA_ORDER, TRIBHAGA_LORDS, VARA_LORDS } from './bala.table.ts';

/** Days from the creation of the Surya Siddhanta to the Kali epoch, Julian day number 588466 at noon before it. [SS 1.45–47] */
const DAYS_BEFORE_KALI = 714_402_296_627;
const KALI_DAY_NUMBER = 588_466;

/** Julian day number of the date whose sunrise began a Vedic day; its weekday is the day's vara. */
export function dayNumberOf(day: VedicDay, longitude: number): number {
  const number = Math.floor((day.sunrise + day.sunset) / 2 + longitude / 360 + 0.5);
  const shift = (day.vara - weekdayOf(number) + 7) % 7;
  return number + (shift > 3 ? shift - 7 : shift);
}

/** Ahargana: days since the creation of the Surya Siddhanta, remainder 0 by seven being Sunday. [SS 1.45–51] */
export function aharganaOf(dayNumber: number): number {
  return DAYS_BEFORE_KALI + dayNumber - KALI_DAY_NUMBER;
}

/** Lord of the year of 360 days an ahargana falls into. [SS 1.51–52] */
export function yearLord(ahargana: number): ClassicalGraha {
  return lordOfCount(3 * Math.floor(ahargana / 360) + 1);
}

/** Lord of the month of 30 days an ahargana falls into. [SS 1.51–52] */
export function monthLord(ahargana: number): ClassicalGraha {
  return lordOfCount(2 * Math.floor(ahargana / 30) + 1);
}

/** Counts 1 = Sunday … 6 = Friday, 0 = Saturday. */
function lordOfCount(count: number): ClassicalGraha {
  return VARA_LORDS[(count + 6) % 7];
}

/** Number 1 … 24 of the hora of a Vedic day: twelve equal parts from sunrise to sunset, twelve to the next sunrise. */
export function horaNumber(day: VedicDay, julianDay: number): number {
  if (isDaytime(day, julianDay)) return partOf(day.sunrise, day.sunset, julianDay, 12) + 1;
  return partOf(day.sunset, day.nextSunrise, julianDay, 12) + 13;
}

/** Lord of a hora: the first of the day is the day's own lord's. [SS 12.78–79] */
export function horaLord(vara: number, hora: number): ClassicalGraha {
  const first = HORA_ORDER.indexOf(VARA_LORDS[vara]);
  return HORA_ORDER[(first + hora - 1) % 7];
}

/** Lord of the third of the day or night an instant falls into. [BPHS 27.12] */
export function tribhagaLord(day: VedicDay, julianDay: number): ClassicalGraha {
  if (isDaytime(day, julianDay)) return TRIBHAGA_LORDS.day[partOf(day.sunrise, day.sunset, julianDay, 3)];
  return TRIBHAGA_LORDS.night[partOf(day.sunset, day.nextSunrise, julianDay, 3)];
}

/** A Julian day holds a moment to some 0.04 ms; an instant on a boundary belongs to the part it opens. */
const BOUNDARY = 1e-7;

function partOf(start: number, end: number, at: number, parts: number): number {
  return Math.min(parts - 1, Math.max(0, Math.floor((parts * (at - start)) / (end - start) + BOUNDARY)));
}
