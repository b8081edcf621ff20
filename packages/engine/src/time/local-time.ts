import { Temporal } from 'temporal-polyfill';
import { remembered } from '../remembered.ts';
import { CITY_MEAN_TIME_SINCE } from './city-mean-time.table.ts';
import { isDaylightSaving } from './daylight-saving.ts';
import { DAY_MS } from './durations.ts';
import { julianDayFromUnixMs } from './julian-day.ts';
import { fullHistoryOf, historicalOffset } from './merged-zones.ts';
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
  /** Daylight saving at the first candidate ({@link isDaylightSaving}). */
  readonly isDst: boolean;
} & (
  | { readonly kind: 'unique' | 'local-mean-time'; readonly candidates: readonly [Reading] }
  /** The offset before the change of clocks first. */
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
 * Nothing is resolved silently: an hour that came twice has two candidates; a skipped one too, the typed clock under the offset before
 * the gap and under the one after it.
 */
export function resolveLocalTime(clock: ClockReading, timeZone: string, longitude: number): LocalTimeResolution {
  const wall = readingMs(clock);
  // No offset reaches a day, so the two sides of any change near the clock reading are these.
  const [before, after] = [offsetAt(timeZone, wall - DAY_MS), offsetAt(timeZone, wall + DAY_MS)];
  if (before === after) return readOnce(clock, timeZone, before, longitude);
  const [isBefore, isAfter] = [before, after].map((offset) => offsetAt(timeZone, wall - offset * 1000) === offset);
  if (isBefore !== isAfter) return readOnce(clock, timeZone, isBefore ? before : after, longitude);
  return {
    timeZone,
    kind: isBefore ? 'ambiguous' : 'skipped',
    candidates: [instantWithOffset(clock, before), instantWithOffset(clock, after)],
    isDst: isDaylightSaving(timeZone, wall, before, (unixMs) => offsetAt(timeZone, unixMs)),
  };
}

/** A clock reading that one offset alone can have shown. */
function readOnce(
  clock: ClockReading,
  timeZone: string,
  utcOffsetSeconds: number,
  longitude: number,
): LocalTimeResolution {
  const isRecorded = readingMs(clock) - utcOffsetSeconds * 1000 >= firstRecord(timeZone);
  if (!isRecorded && !isCityMeanTime(timeZone, clock.year)) {
    const reading = instantWithOffset(clock, localMeanTimeOffset(longitude));
    return { timeZone, kind: 'local-mean-time', candidates: [reading], isDst: false };
  }
  return {
    timeZone,
    kind: 'unique',
    candidates: [instantWithOffset(clock, utcOffsetSeconds)],
    // Found when it is asked for: hardly anybody does, and it costs more than the instant itself.
    get isDst() {
      return isDaylightSaving(timeZone, readingMs(clock), utcOffsetSeconds, (unixMs) => offsetAt(timeZone, unixMs));
    },
  };
}

/** Offset of a zone at an instant (ms since 1970, fractions allowed), seconds east of UTC. */
export function offsetAt(timeZone: string, unixMs: number): number {
  const history = fullHistoryOf(timeZone);
  if (history && unixMs < history.until) return historicalOffset(history, unixMs);
  const edge = edgesOf(timeZone);
  const number = Math.floor(unixMs / STRETCH_MS);
  const offset = edge(number);
  return offset === edge(number + 1) ? offset : runtimeOffset(timeZone, unixMs);
}

/**
 * Within six days no zone has left an offset and come back to it: a week is the least in the IANA database (Boa Vista in 2000, Gaza in
 * years to come), but for Freetown in 1939, whose history is told apart.
 */
const STRETCH_MS = 6 * DAY_MS;
/** Some 270 years of a zone. */
const MOST_EDGES = 16_384;
const ZONES_KEPT = 32;

/** Offsets of a zone where stretches of days since 1970 meet, by their numbers. */
const edgesOf = remembered(ZONES_KEPT, (timeZone: string) =>
  remembered(MOST_EDGES, (number: number) => runtimeOffset(timeZone, number * STRETCH_MS)),
);

/** What the runtime's database says of an instant, seconds east of UTC. */
function runtimeOffset(timeZone: string, unixMs: number): number {
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
  const history = fullHistoryOf(timeZone);
  if (history) return history.changes[0].at * 1000;
  const first = Temporal.Instant.fromEpochMilliseconds(BEFORE_RECORDS)
    .toZonedDateTimeISO(timeZone)
    .getTimeZoneTransition('next');
  return first?.epochMilliseconds ?? Number.NEGATIVE_INFINITY;
});
