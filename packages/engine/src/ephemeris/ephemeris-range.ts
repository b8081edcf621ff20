import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '../time/julian-day.ts';
import { EphemerisRangeError } from './ephemeris.ts';

/**
 * Slack around 1800–2399, so that a search which starts inside may end outside and the first hours of 1800 have their light time
 * (the files begin at its very midnight). There Swiss Ephemeris answers by Moshier's theory, planets within 1″, Moon within 3″.
 */
const MARGIN_DAYS = 370;
/** Inside this much of the files' edges the theory is still accepted; deeper inside it would mean missing files. */
const EDGE_DAYS = 2;

/** Whether a day lies so far inside the files that an answer by the theory would mean missing files. */
export function isWellInside(julianDay: number): boolean {
  return julianDay > FIRST_JULIAN_DAY + EDGE_DAYS && julianDay < LAST_JULIAN_DAY - EDGE_DAYS;
}

/** @throws EphemerisRangeError for a day outside 1800–2399 and its margins. */
export function checkRange(julianDay: number): void {
  if (!(julianDay >= FIRST_JULIAN_DAY - MARGIN_DAYS && julianDay <= LAST_JULIAN_DAY + MARGIN_DAYS)) {
    throw new EphemerisRangeError(`Julian day ${julianDay} lies outside 1800–2399`);
  }
}
