const dayMs = 86_400_000;

/** Years the ephemeris covers; a day is kept free at either end for zones. */
const earliest = Date.UTC(1800, 0, 2);
const latest = Date.UTC(2399, 11, 30);

/** The instant so many days away at the same time of day, kept within 1800–2399. */
export function shiftedByDays(instant: string, days: number): string {
  const moved = Date.parse(instant) + days * dayMs;
  return new Date(Math.min(latest, Math.max(earliest, moved))).toISOString();
}

/**
 * The instant on another calendar date at the same time of day.
 * @param shown calendar date of the instant where the person lives, `YYYY-MM-DD`
 * @param wanted calendar date wanted there
 */
export function movedToDate(instant: string, shown: string, wanted: string): string {
  return shiftedByDays(instant, Math.round((Date.parse(wanted) - Date.parse(shown)) / dayMs));
}
