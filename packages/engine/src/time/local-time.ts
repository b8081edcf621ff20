import { Temporal } from 'temporal-polyfill';
import { remembered } from '../remembered.ts';
import { CITY_MEAN_TIME_SINCE } from './city-mean-time.table.ts';
import { DAY_MS } from './durations.ts';
import { julianDayFromUnixMs } from './julian-day.ts';
import { type FullHistory, fullHistoryOf, historicalOffset } from './merged-zones.ts';
import { zoneMeant } from './zone-name.ts';

/** A clock reading: Gregorian date and time with seconds. */
export interface ClockReading {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** One instant a clock reading may mean. */
export interface Reading {
  /** Seconds east of UTC; local mean time keeps its odd seconds. */
  readonly utcOffsetSeconds: number;
  /** Julian day (UT). */
  readonly julianDay: number;
}

export type LocalTimeResolution = {
  /** IANA name as given. */
  readonly timeZone: string;
  /** Daylight saving at the first candidate: its offset exceeds the smaller one of that year's January and July. */
  readonly isDst: boolean;
} & (
  | { readonly kind: 'unique' | 'local-mean-time'; readonly candidates: readonly [Reading] }
  /** The earlier offset first. */
  | { readonly kind: 'ambiguous' | 'skipped'; readonly candidates: readonly [Reading, Reading] }
);

/** Local mean time of a longitude: 4 minutes a degree, whole seconds. */
export function localMeanTimeOffset(longitude: number): number {
  return Math.round(longitude * 240);
}

/** More than there are zones. */
const MOST_ZONES = 2_000;

/** Whether the runtime knows an IANA zone name. */
export const isTimeZone = remembered(MOST_ZONES, (name: string): boolean => {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
});

/** The instant of a clock reading with a known offset. */
export function instantWithOffset(clock: ClockReading, utcOffsetSeconds: number): Reading {
  return { utcOffsetSeconds, julianDay: julianDayFromUnixMs(readingMs(clock) - utcOffsetSeconds * 1000) };
}

/**
 * All instants a clock reading may mean in a zone. Before the zone's first record the zone itself answers with the local mean
 * time of its main city; the birth's own longitude is taken instead (kind `local-mean-time`).
 * Nothing is resolved silently: an hour that came twice has two candidates, a skipped one the two sides of the gap.
 */
export function resolveLocalTime(clock: ClockReading, timeZone: string, longitude: number): LocalTimeResolution {
  const history = fullHistoryOf(timeZone);
  if (history && readingMs(clock) < history.until) return resolveByHistory(history, clock, timeZone, longitude);
  const plain = new Temporal.PlainDateTime(clock.year, clock.month, clock.day, clock.hour, clock.minute, clock.second);
  const earlier = plain.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = plain.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (earlier.epochMilliseconds === later.epochMilliseconds) {
    if (precedesFirstRecord(earlier)) {
      const reading = instantWithOffset(clock, localMeanTimeOffset(longitude));
      return { timeZone, kind: 'local-mean-time', candidates: [reading], isDst: false };
    }
    return withDaylightSaving({ timeZone, kind: 'unique', candidates: [readingAs(clock, earlier)] }, earlier);
  }
  const isSkipped = !plain.equals(earlier.toPlainDateTime());
  // In a gap Temporal's "earlier" applies the offset after it; both readings are the typed clock under either offset.
  const [first, second] = isSkipped ? [later, earlier] : [earlier, later];
  const candidates = [readingOf(first), readingOf(second)] as const;
  return withDaylightSaving({ timeZone, kind: isSkipped ? 'skipped' : 'ambiguous', candidates }, earlier);
}

/** Offset of a zone at an instant (ms since 1970, fractions allowed), seconds east of UTC. */
export function offsetAt(timeZone: string, unixMs: number): number {
  const history = fullHistoryOf(timeZone);
  if (history && unixMs < history.until) return historicalOffset(history, unixMs);
  return Math.round(
    Temporal.Instant.fromEpochMilliseconds(Math.round(unixMs)).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e9,
  );
}

/** Clock reading of an instant at an offset. */
export function clockReadingAt(unixMs: number, utcOffsetSeconds: number): ClockReading {
  const date = new Date(unixMs + utcOffsetSeconds * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function readingMs(clock: ClockReading): number {
  return Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute, clock.second);
}

/** The same for a zone whose early history the runtime has lost. */
function resolveByHistory(
  history: FullHistory,
  clock: ClockReading,
  timeZone: string,
  longitude: number,
): LocalTimeResolution {
  const wall = readingMs(clock);
  const offsetOf = (unixMs: number) => historicalOffset(history, unixMs);
  // No offset reaches a day, so the two sides of any change near the clock reading are these.
  const [before, after] = [offsetOf(wall - DAY_MS), offsetOf(wall + DAY_MS)];
  const fitting = [...new Set([before, after])].filter((offset) => offsetOf(wall - offset * 1000) === offset);
  const isDst = (offset: number) => {
    const [january, july] = [0, 6].map((month) => offsetOf(Date.UTC(clock.year, month, 1, 12) - offset * 1000));
    return january !== july && offset === Math.max(january, july);
  };
  if (fitting.length === 1) {
    const [offset] = fitting;
    const isMeanTime = wall - offset * 1000 < history.changes[0].at * 1000 && !isCityMeanTime(timeZone, clock.year);
    const reading = instantWithOffset(clock, isMeanTime ? localMeanTimeOffset(longitude) : offset);
    const kind = isMeanTime ? 'local-mean-time' : 'unique';
    return { timeZone, kind, candidates: [reading], isDst: !isMeanTime && isDst(offset) };
  }
  const kind = fitting.length === 0 ? 'skipped' : 'ambiguous';
  const candidates = [instantWithOffset(clock, before), instantWithOffset(clock, after)] as const;
  return { timeZone, kind, candidates, isDst: isDst(kind === 'skipped' ? after : before) };
}

/** The only instant at which clocks show this reading; Temporal would look its offset up a third time. */
function readingAs(clock: ClockReading, { epochMilliseconds }: Temporal.ZonedDateTime): Reading {
  return {
    utcOffsetSeconds: (readingMs(clock) - epochMilliseconds) / 1000,
    julianDay: julianDayFromUnixMs(epochMilliseconds),
  };
}

function readingOf(zoned: Temporal.ZonedDateTime): Reading {
  return {
    utcOffsetSeconds: Math.round(zoned.offsetNanoseconds / 1e9),
    julianDay: julianDayFromUnixMs(zoned.epochMilliseconds),
  };
}

function precedesFirstRecord(zoned: Temporal.ZonedDateTime): boolean {
  return zoned.epochMilliseconds < firstRecord(zoned.timeZoneId) && !isCityMeanTime(zoned.timeZoneId, zoned.year);
}

function isCityMeanTime(timeZone: string, year: number): boolean {
  return year >= (CITY_MEAN_TIME_SINCE[zoneMeant(timeZone)] ?? Number.POSITIVE_INFINITY);
}

/** The records of the IANA database begin in the 1840s. */
const BEFORE_RECORDS = Date.UTC(1800, 0, 1);

/**
 * When a zone's first change of offset took place, milliseconds since 1970; −∞ for a zone that never had one. The search through a
 * zone's rules costs as much as a chart.
 */
const firstRecord = remembered(MOST_ZONES, (timeZone: string): number => {
  const first = Temporal.Instant.fromEpochMilliseconds(BEFORE_RECORDS)
    .toZonedDateTimeISO(timeZone)
    .getTimeZoneTransition('next');
  return first?.epochMilliseconds ?? Number.NEGATIVE_INFINITY;
});

/** Found when it is asked for: hardly anybody does, and it costs as much as the instant itself. */
function withDaylightSaving<Resolution extends object>(
  resolution: Resolution,
  zoned: Temporal.ZonedDateTime,
): Resolution & { readonly isDst: boolean } {
  return {
    ...resolution,
    get isDst() {
      return isDaylightSaving(zoned);
    },
  };
}

function isDaylightSaving(zoned: Temporal.ZonedDateTime): boolean {
  const january = zoned.with({ month: 1, day: 1, hour: 12 }).offsetNanoseconds;
  const july = zoned.with({ month: 7, day: 1, hour: 12 }).offsetNanoseconds;
  return january !== july && zoned.offsetNanoseconds === Math.max(january, july);
}
