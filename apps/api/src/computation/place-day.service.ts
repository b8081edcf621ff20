import type { AnsweredZone } from '@nebosvod/contracts/birth';
import type { PlaceDayRequest } from '@nebosvod/contracts/panchanga';
import { DayWalk, type OffsetOf } from '@nebosvod/engine/festival/almanac-days';
import { Almanac } from '@nebosvod/engine/panchanga/almanac';
import type { GeoPlace, Settings } from '@nebosvod/engine/settings';
import type { CivilDate } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { julianDayNumber, unixMsFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { offsetAt } from '@nebosvod/engine/time/local-time';
import { offsetsUnknownToRuntimes } from '@nebosvod/engine/time/merged-zones';
import { RecentValues } from '../recent-values.ts';
import { ephemeris } from './computation.service.ts';
import { resolveSettings, typedReading, zoneOf } from './moment.service.ts';

/** A place with its zone, ready for day after day. */
export interface PlaceCalendar {
  readonly walk: DayWalk;
  readonly almanac: Almanac;
  readonly settings: Settings;
  readonly timeZone: string;
  readonly offsetOf: OffsetOf;
}

type PlaceInput = Pick<PlaceDayRequest, 'latitude' | 'longitude' | 'altitude' | 'timeZone' | 'settings'>;

/** The calendar of a place by the request's settings. */
export async function placeCalendar(input: PlaceInput): Promise<PlaceCalendar> {
  const [sky, timeZone] = await Promise.all([ephemeris(), zoneOf(input)]);
  const place: GeoPlace = { latitude: input.latitude, longitude: input.longitude, altitude: input.altitude };
  const settings = resolveSettings(input.settings);
  const almanac = new Almanac(sky, place, settings);
  const offsetOf = noonOffsets(timeZone, place);
  return { walk: new DayWalk(almanac, offsetOf), almanac, settings, timeZone, offsetOf };
}

/** Years of places kept in a process, up to 0.4 MB each when every day of one was asked for: 7 MB at most. */
const YEARS_KEPT = 16;
const years = new RecentValues<PlaceCalendar>(YEARS_KEPT);

/**
 * The calendar of a place for single dates: those of one year share what was found for the others. An instant may differ
 * from one that is found alone by some milliseconds.
 * @param date ISO date
 */
export async function sharedCalendar(input: PlaceInput, date: string): Promise<PlaceCalendar> {
  const { latitude, longitude, altitude, timeZone, settings } = input;
  const key = JSON.stringify([date.slice(0, 4), latitude, longitude, altitude, timeZone, resolveSettings(settings)]);
  const calendar = years.get(key) ?? (await placeCalendar(input));
  years.set(key, calendar);
  return calendar;
}

/** What an answer about a date tells of tithis, fasts and months reaches so far beyond it. */
const REACH_MS = 40 * DAY_MS;

/** The zone of an answer about civil dates, both included, with those of its offsets that a reader's runtime may have lost. */
export function zoneOver(timeZone: string, from: CivilDate, to: CivilDate): AnsweredZone {
  const noon = ({ year, month, day }: CivilDate) => unixMsFromJulianDay(julianDayNumber(year, month, day));
  const offsets = offsetsUnknownToRuntimes(timeZone, noon(from) - REACH_MS, noon(to) + REACH_MS);
  if (offsets === null) return { timeZone };
  const clockHistory = offsets.map(({ since, utcOffsetSeconds }) => ({
    since: since === null ? null : new Date(since).toISOString(),
    utcOffsetSeconds,
  }));
  return { timeZone, clockHistory };
}

/** Offset of a zone at solar noon of a civil date: what the date's clocks show when the Sun is highest. */
function noonOffsets(timeZone: string, place: GeoPlace): OffsetOf {
  return ({ year, month, day }) =>
    offsetAt(timeZone, unixMsFromJulianDay(julianDayNumber(year, month, day) - place.longitude / 360));
}

/**
 * A typed date as a calendar date.
 * @param field where it stands in the request
 * @throws LocalTimeError 400 when it does not exist or lies outside 1800–2399
 */
export function civilDateOf(text: string, field = 'date'): CivilDate {
  const { year, month, day } = typedReading(text, '12:00:00', 'gregorian', field);
  return { year, month, day };
}
