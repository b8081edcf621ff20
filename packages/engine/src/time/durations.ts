/** Fixed lengths of time. A civil day may last 23 or 25 hours: dates are moved by calendars, never by these. */

/** An hour, milliseconds. */
export const HOUR_MS = 3_600_000;

/** Twenty-four hours, milliseconds. */
export const DAY_MS = 24 * HOUR_MS;

/** Twenty-four hours, seconds: what a Julian day counts. */
export const DAY_SECONDS = DAY_MS / 1000;
