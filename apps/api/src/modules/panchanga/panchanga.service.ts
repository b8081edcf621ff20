import type { DayMove } from '@nebosvod/composer/day/day-facts';
import { threeSentences } from '@nebosvod/composer/day/three-sentences';
import type { Moment } from '@nebosvod/contracts/birth';
import type { BodyOf, SentAnswerOf } from '@nebosvod/contracts/endpoint';
import type { getAllMuhurtas, getAyana, PanchangaDayAnswer, PlaceDayRequest } from '@nebosvod/contracts/panchanga';
import type { getFestivals, getSunTransit } from '@nebosvod/contracts/panchanga-period';
import { toSign } from '@nebosvod/engine/angle/sign';
import { sankrantisBetween } from '@nebosvod/engine/festival/sankranti';
import { type PanchangaDay, type PolarDay, panchangaDay } from '@nebosvod/engine/panchanga/panchanga-day';
import type { Season } from '@nebosvod/engine/panchanga/season';
import { chandraBala, taraBala } from '@nebosvod/engine/panchanga/star-yoga';
import { PassageCursor } from '@nebosvod/engine/search/passage-cursor';
import { siderealSun, tropicalSun } from '@nebosvod/engine/search/sun-moon';
import { addDaysTo, type CivilDate, dateOf, weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_SECONDS } from '@nebosvod/engine/time/durations';
import { isoFromJulianDay, julianDayNumber } from '@nebosvod/engine/time/julian-day';
import { ingresses, mover, type TransitBody } from '@nebosvod/engine/transit/motion';
import type { ClockZone } from '@nebosvod/terms/clock';
import { ephemeris } from '../../computation/computation.service.ts';
import { resolveSettings } from '../../computation/moment.service.ts';
import {
  civilDateOf,
  type PlaceCalendar,
  placeCalendar,
  sharedCalendar,
  zoneOver,
} from '../../computation/place-day.service.ts';
import { utcRange } from '../../computation/utc-range.ts';
import { dayWindows } from './day-windows.presenter.ts';
import { observancesBetween, type PeriodObservances } from './festivals.service.ts';
import { presentDay, spanOf } from './panchanga.presenter.ts';

type Echo = { settings: PlaceCalendar['settings']; moment: Moment };
type DayRequest = Pick<PlaceDayRequest, 'birthNakshatra' | 'birthSign' | 'conventionalSunrise'>;

/** The panchanga of one day, festivals included. */
export async function dayAnswer(request: PlaceDayRequest): Promise<PanchangaDayAnswer & Echo> {
  const calendar = await sharedCalendar(request, request.date);
  const date = civilDateOf(request.date);
  const day = dayOf(calendar, date, request);
  const inThree = threeSentences({ ...day, moves: movesOf(calendar, date), place: clockOf(calendar, date) });
  return { inThree: [...inThree], ...day, ...echoDay(calendar, date, day.sunrise) };
}

/** What the clocks of a place show of instants that a day tells: by one offset, unless they are changed within them. */
function clockOf({ timeZone, offsetOf }: PlaceCalendar, date: CivilDate): ClockZone {
  const utcOffsetSeconds = offsetOf(date);
  const isSteady = [-1, 2].every((days) => offsetOf(addDaysTo(date, days)) === utcOffsetSeconds);
  return isSteady ? { utcOffsetSeconds } : { ...zoneOver(timeZone, date, date) };
}

/** Grahas whose moves a day tells; the Moon has words of her own. */
const MOVERS: readonly TransitBody[] = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];

/** Entries into sidereal signs and stations on a civil date of a place, in order. */
function movesOf({ almanac, settings, offsetOf }: PlaceCalendar, date: CivilDate): DayMove[] {
  const from = julianDayNumber(date.year, date.month, date.day) - 0.5 - offsetOf(date) / DAY_SECONDS;
  return MOVERS.flatMap((body): DayMove[] => {
    const moving = mover(almanac.ephemeris, body, { ...settings, zodiac: 'sidereal' });
    const turns = moving.stations(from, from + 1);
    return [
      ...ingresses(moving, 12, from, from + 1, turns).map(({ julianDay, index }) => ({
        kind: 'ingress' as const,
        body,
        at: isoFromJulianDay(julianDay),
        sign: index,
      })),
      ...turns.map((station) => ({
        kind: 'station' as const,
        body,
        at: isoFromJulianDay(station.julianDay),
        turns: station.turns,
      })),
    ];
  }).sort((a, b) => a.at.localeCompare(b.at));
}

/** A day of a calendar, with what is observed on it. */
function dayOf(calendar: PlaceCalendar, date: CivilDate, personal: DayRequest = {}): PanchangaDayAnswer {
  return describeDay(calendar, date, observancesBetween(calendar, date, date), personal);
}

/** Every day of a period, both ends included: observances are searched for once for all of them. */
export function daysOf(calendar: PlaceCalendar, from: CivilDate, to: CivilDate): PanchangaDayAnswer[] {
  const { festivals, ekadashis } = observancesBetween(calendar, from, to);
  const days: PanchangaDayAnswer[] = [];
  const last = dateOf(to);
  for (let date = from; dateOf(date) <= last; date = addDaysTo(date, 1)) {
    const on = dateOf(date);
    days.push(
      describeDay(calendar, date, {
        festivals: festivals.filter((festival) => festival.date === on),
        ekadashis: ekadashis.filter((ekadashi) => ekadashi.smarta === on || ekadashi.vaishnava === on),
      }),
    );
  }
  return days;
}

function describeDay(
  { almanac, offsetOf, timeZone }: PlaceCalendar,
  date: CivilDate,
  { festivals, ekadashis }: PeriodObservances,
  personal: DayRequest = {},
): PanchangaDayAnswer {
  const utcOffsetSeconds = offsetOf(date);
  const found = panchangaDay(almanac, date, utcOffsetSeconds, personal.conventionalSunrise);
  const { latitude, longitude } = almanac.place;
  return {
    date: dateOf(date),
    place: { latitude, longitude, utcOffsetSeconds, ...zoneOver(timeZone, date, date) },
    vara: weekdayOf(dateOf(date)),
    visible: visibleSun(almanac, found),
    ...presentDay(found),
    ...personalLayer(found, personal),
    festivals,
    ...(ekadashis[0] ? { ekadashi: ekadashis[0] } : {}),
  };
}

/** Sunrise and sunset as the eye sees them, whatever the Vedic day counts from: minutes before and after those of the disc's centre. */
function visibleSun(almanac: PlaceCalendar['almanac'], found: PanchangaDay | PolarDay): PanchangaDayAnswer['visible'] {
  if (!found.day || found.conventional) return null;
  const { ephemeris: sky, place } = almanac;
  const sunrise = sky.riseSet(found.day.sunrise - 0.1, 'sun', 'rise', 'visible', place);
  const sunset = sky.riseSet((found.day.sunrise + found.day.sunset) / 2, 'sun', 'set', 'visible', place);
  return sunrise !== null && sunset !== null && sunrise < found.day.sunset
    ? { sunrise: isoFromJulianDay(sunrise), sunset: isoFromJulianDay(sunset) }
    : null;
}

function personalLayer(
  found: PanchangaDay | PolarDay,
  { birthNakshatra, birthSign }: DayRequest,
): Pick<PanchangaDayAnswer, 'personal'> {
  if (birthNakshatra === undefined && birthSign === undefined) return {};
  const stars =
    birthNakshatra === undefined
      ? []
      : found.nakshatras.map(({ padas: _, ...star }) => ({ ...spanOf(star), ...taraBala(birthNakshatra, star.index) }));
  const signs =
    birthSign === undefined
      ? []
      : found.moonSigns.map((sign) => ({ ...spanOf(sign), ...chandraBala(toSign(birthSign), toSign(sign.index)) }));
  return { personal: { taraBala: stars, chandraBala: signs } };
}

/** The echo of a day: its moment is the sunrise, or noon where there is none. */
function echoDay(
  { settings, almanac, timeZone, offsetOf }: PlaceCalendar,
  date: CivilDate,
  sunrise: string | null,
): Echo {
  const { latitude, longitude, altitude } = almanac.place;
  const utcOffsetSeconds = offsetOf(date);
  const found = almanac.civilDay(date, utcOffsetSeconds);
  const julianDay = found.day ? found.day.sunrise : found.noon;
  return {
    settings,
    moment: {
      instant: sunrise ?? isoFromJulianDay(julianDay),
      julianDay,
      timeZone,
      utcOffsetSeconds,
      place: { latitude, longitude, altitude: altitude ?? 0 },
    },
  };
}

type Muhurtas = SentAnswerOf<typeof getAllMuhurtas>;

/** Thirty muhurtas and every window of the day on one list. */
export async function muhurtasAnswer(request: PlaceDayRequest): Promise<Muhurtas> {
  const calendar = await sharedCalendar(request, request.date);
  const date = civilDateOf(request.date);
  const found = panchangaDay(calendar.almanac, date, calendar.offsetOf(date), request.conventionalSunrise);
  if (!found.day) return { muhurtas: null, windows: null, reason: found.reason, ...echoDay(calendar, date, null) };
  const answer = presentDay(found);
  const windows = dayWindows(answer.windows).map(({ id, tone, start, end }) => ({ id, kind: tone, start, end }));
  return { muhurtas: answer.muhurtas, windows, ...echoDay(calendar, date, answer.sunrise) };
}

/** Half of the year and season of a date in both reckonings. */
export async function ayanaAnswer(request: PlaceDayRequest): Promise<SentAnswerOf<typeof getAyana>> {
  const calendar = await sharedCalendar(request, request.date);
  const date = civilDateOf(request.date);
  const found = calendar.almanac.civilDay(date, calendar.offsetOf(date));
  const { sidereal, tropical } = calendar.almanac.season(found.day ? found.day.sunrise : found.noon);
  const yearOf = (shift: number) => ({ ...date, year: date.year + shift, day: 1 });
  return {
    sidereal: presentSeason(sidereal),
    tropical: presentSeason(tropical),
    ...zoneOver(calendar.timeZone, yearOf(-1), yearOf(1)),
    ...echoDay(calendar, date, null),
  };
}

function presentSeason(season: Season) {
  return {
    ...season,
    start: isoFromJulianDay(season.start),
    end: isoFromJulianDay(season.end),
    rituStart: isoFromJulianDay(season.rituStart),
    rituEnd: isoFromJulianDay(season.rituEnd),
  };
}

const MAX_YEARS = 200;

/**
 * The Sun's entries into signs and nakshatras between two UTC dates, both included; with a place, the punya kala there.
 * @throws ProblemError 400 for more than 200 years or a range that runs backward
 */
export async function sunTransitAnswer(
  request: BodyOf<typeof getSunTransit>,
): Promise<SentAnswerOf<typeof getSunTransit>> {
  const { from, to } = utcRange(request, MAX_YEARS);
  const sky = await ephemeris();
  const settings = resolveSettings(request.settings);
  const zodiac = request.zodiac ?? 'sidereal';
  const sun = zodiac === 'sidereal' ? siderealSun(sky, settings.ayanamsha) : tropicalSun(sky);
  const entries = (count: number) =>
    new PassageCursor(sun, count).touching(from, to).filter((passage) => passage.start >= from);
  const kept = new Map<number, ReturnType<typeof sankrantisBetween>[number]>();
  const { latitude, longitude } = request;
  const calendar =
    latitude === undefined || longitude === undefined ? null : await placeCalendar({ ...request, latitude, longitude });
  if (zodiac === 'sidereal' && calendar) {
    for (const sankranti of sankrantisBetween(calendar.walk, from, to))
      kept.set(Math.round(sankranti.instant * 24), sankranti);
  }
  return {
    zodiac,
    ayanamsha: settings.ayanamsha,
    signs: entries(12).map(({ index, start }) => {
      const sankranti = kept.get(Math.round(start * 24));
      const local = sankranti && {
        date: dateOf(sankranti.date),
        punyaKala: sankranti.punyaKala && spanOf(sankranti.punyaKala),
      };
      return { sign: index, instant: isoFromJulianDay(start), ...local };
    }),
    nakshatras: entries(27).map(({ index, start }) => ({ nakshatra: index, instant: isoFromJulianDay(start) })),
    ...(calendar && zoneOver(calendar.timeZone, civilDateOf(request.from), civilDateOf(request.to))),
  };
}

/** Everything observed at a place in a period of up to two years. */
export async function periodAnswer(request: BodyOf<typeof getFestivals>): Promise<SentAnswerOf<typeof getFestivals>> {
  utcRange(request, 2);
  const calendar = await placeCalendar(request);
  const found = observancesBetween(
    calendar,
    civilDateOf(request.from),
    civilDateOf(request.to),
    request.starMahadvadashi,
    request.kinds,
  );
  return { ...zoneOver(calendar.timeZone, civilDateOf(request.from), civilDateOf(request.to)), ...found };
}
