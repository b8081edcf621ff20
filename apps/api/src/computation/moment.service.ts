import type { Birth, Moment, SettingsInput } from '@nebosvod/contracts/birth';
import { DEFAULT_SETTINGS, type GeoPlace, type Settings } from '@nebosvod/engine/settings';
import { isCivilDate, partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { gregorianFromOldStyle, isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import {
  type ClockReading,
  instantWithOffset,
  isTimeZone,
  type LocalTimeResolution,
  type Reading,
  resolveLocalTime,
} from '@nebosvod/engine/time/local-time';
import { ProblemError } from '../problem-error.ts';
import { LocalTimeError } from './local-time-error.ts';
import { zoneAt } from './zone.service.ts';

/** A birth whose every choice has been made: the instant, the place, the offset that was used. */
export interface ResolvedMoment {
  readonly julianDay: number;
  readonly place: GeoPlace;
  readonly timeZone: string;
  readonly utcOffsetSeconds: number;
  /** False for `time: null`: the instant is then local noon. */
  readonly isTimeKnown: boolean;
  readonly clock: ClockReading;
}

type LocalInput = Pick<Birth, 'date' | 'latitude' | 'longitude' | 'altitude' | 'timeZone' | 'calendar'>;

/** The request's settings over the defaults. */
export function resolveSettings(input: SettingsInput | undefined): Settings {
  return { ...DEFAULT_SETTINGS, ...input };
}

/**
 * The instant of a birth.
 * @throws LocalTimeError 400 for an impossible date or zone
 * @throws ProblemError 409 with both readings for an ambiguous or skipped time
 */
export async function resolveBirth(birth: Birth): Promise<ResolvedMoment> {
  const clock = typedReading(birth.date, birth.time ?? '12:00:00', birth.calendar);
  const timeZone = await zoneOf(birth);
  const reading =
    birth.utcOffsetSeconds === undefined
      ? chooseReading(
          resolveLocalTime(clock, timeZone, birth.longitude),
          birth.time === null ? 'earlier' : birth.disambiguation,
        )
      : instantWithOffset(clock, birth.utcOffsetSeconds);
  const { latitude, longitude, altitude } = birth;
  return { clock, timeZone, place: { latitude, longitude, altitude }, isTimeKnown: birth.time !== null, ...reading };
}

/** The echo of a moment on the wire. */
export function presentMoment(moment: ResolvedMoment): Moment {
  const { latitude, longitude, altitude } = moment.place;
  return {
    instant: isoFromJulianDay(moment.julianDay),
    julianDay: moment.julianDay,
    timeZone: moment.timeZone,
    utcOffsetSeconds: moment.utcOffsetSeconds,
    place: { latitude, longitude, altitude: altitude ?? 0 },
  };
}

/** All readings of a local time; the answer of chart.getUTS. */
export async function resolveOffset(input: LocalInput & { time: string }): Promise<LocalTimeResolution> {
  return resolveLocalTime(typedReading(input.date, input.time, input.calendar), await zoneOf(input), input.longitude);
}

/** IANA zone of a place: the one named, else the one its coordinates lie in. */
export async function zoneOf(place: Pick<LocalInput, 'latitude' | 'longitude' | 'timeZone'>): Promise<string> {
  if (place.timeZone === undefined) return zoneAt(place.latitude, place.longitude);
  if (!isTimeZone(place.timeZone))
    throw new LocalTimeError('VALIDATION', 'timeZone', `Часовой пояс «${place.timeZone}» неизвестен`);
  return place.timeZone;
}

/**
 * A typed date and time as a Gregorian clock reading.
 * @param field where the date stands in the request
 * @throws LocalTimeError 400 when the date does not exist or lies outside 1800–2399
 */
export function typedReading(
  date: string,
  time: string,
  calendar: 'gregorian' | 'julian' = 'gregorian',
  field = 'date',
): ClockReading {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const gregorian = calendar === 'julian' ? gregorianFromOldStyle(year, month, day) : existing(date);
  if (!gregorian) {
    throw new LocalTimeError('VALIDATION', field, `Даты ${date.split('-').reverse().join('.')} не существует`);
  }
  assertYearInRange(gregorian.year, field);
  return { hour, minute, second, ...gregorian };
}

/** @throws LocalTimeError 400 beside a field when a year lies outside 1800–2399 */
export function assertYearInRange(year: number, field: string): void {
  if (year >= 1800 && year <= 2399) return;
  throw new LocalTimeError(
    'DATE_OUT_OF_RANGE',
    field,
    'Дата вне диапазона 1800–2399 годов',
    'Карты строятся для дат с 1 января 1800 года по 31 декабря 2399 года',
  );
}

const existing = (date: string) => (isCivilDate(date) ? partsOf(date) : null);

function chooseReading(
  { kind, candidates: readings }: LocalTimeResolution,
  disambiguation: Birth['disambiguation'],
): Reading {
  if (readings.length === 1) return readings[0];
  const [first, second] = readings;
  if (disambiguation) return disambiguation === 'earlier' ? first : second;
  const candidates = readings.map(presentReading);
  throw kind === 'ambiguous'
    ? new ProblemError(
        'AMBIGUOUS_TIME',
        'В этот день часы переводили назад: такое время было дважды. Выберите одно из двух',
        { candidates },
      )
    : new ProblemError('SKIPPED_TIME', 'В этот день часы перевели вперёд: такого времени не было. Выберите ближайшее', {
        candidates,
      });
}

/** A reading on the wire. */
export function presentReading(reading: Reading): { utcOffsetSeconds: number; instant: string } {
  return { utcOffsetSeconds: reading.utcOffsetSeconds, instant: isoFromJulianDay(reading.julianDay) };
}
