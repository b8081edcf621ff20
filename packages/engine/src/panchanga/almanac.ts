import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { type MonotoneAngle, nextReach, type Passage } from '../search/monotone.ts';
import { PassageCursor } from '../search/passage-cursor.ts';
import { type SunMoonAngles, sunMoonAngles } from '../search/sun-moon.ts';
import type { GeoPlace, Settings } from '../settings.ts';
import type { CivilDate } from '../time/date-arithmetic.ts';
import { julianDayNumber } from '../time/julian-day.ts';
import { type CivilDay, civilDay, followingDay, precedingDay, solarNoon } from './civil-day.ts';
import { type AmantaMonth, amantaMonthAt, nextAmantaMonth } from './lunar-month.ts';
import { type Season, type SeasonNames, seasonNames, seasons } from './season.ts';
import type { Span } from './span.ts';

/** What needs no sunrise: the limbs of the Sun and the Moon over a stretch of time. */
export interface Limbs {
  /** 1 … 30, 15 = purnima, 30 = amavasya. */
  readonly tithis: readonly Passage[];
  /** 1 … 27, each with its padas. */
  readonly nakshatras: readonly (Passage & { readonly padas: readonly Passage[] })[];
  /** Nitya yogas 1 … 27. */
  readonly yogas: readonly Passage[];
  /** Half-tithis 1 … 60. */
  readonly karanas: readonly Passage[];
  readonly sunSigns: readonly Passage[];
  readonly moonSigns: readonly Passage[];
  readonly sunNakshatras: readonly Passage[];
}

/**
 * The sky of one place, day after day: limbs and months found for one day serve the next, so that a month or a year
 * costs half of its single days. Days may be asked for in any order.
 */
export class Almanac {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPlace;
  readonly settings: Pick<Settings, 'ayanamsha' | 'sunrise'>;
  readonly moon: MonotoneAngle;
  readonly sun: MonotoneAngle;
  readonly elongation: MonotoneAngle;
  readonly sunPlusMoon: MonotoneAngle;
  readonly #angles: SunMoonAngles;
  readonly #tithis: PassageCursor;
  readonly #stars: PassageCursor;
  readonly #padas: PassageCursor;
  readonly #yogas: PassageCursor;
  readonly #sunSigns: PassageCursor;
  readonly #sunStars: PassageCursor;
  readonly #moonSigns: PassageCursor;
  readonly #middles = new Map<number, number>();
  readonly #days = new Map<number, CivilDay>();
  #months: AmantaMonth[] = [];

  constructor(ephemeris: Ephemeris, place: GeoPlace, settings: Pick<Settings, 'ayanamsha' | 'sunrise'>) {
    this.ephemeris = ephemeris;
    this.place = place;
    this.settings = settings;
    this.#angles = sunMoonAngles(ephemeris, settings.ayanamsha);
    this.moon = this.#angles.siderealMoon;
    this.sun = this.#angles.siderealSun;
    this.elongation = this.#angles.elongation;
    this.sunPlusMoon = this.#angles.sunPlusMoon;
    this.#tithis = new PassageCursor(this.elongation, 30);
    this.#stars = new PassageCursor(this.moon, 27);
    this.#padas = new PassageCursor(this.moon, 108);
    this.#yogas = new PassageCursor(this.sunPlusMoon, 27);
    this.#sunSigns = new PassageCursor(this.sun, 12);
    this.#sunStars = new PassageCursor(this.sun, 27);
    this.#moonSigns = new PassageCursor(this.moon, 12);
  }

  /** The Vedic day of a civil date; the offset is that of its noon. */
  civilDay(date: CivilDate, utcOffsetSeconds: number): CivilDay {
    const number = julianDayNumber(date.year, date.month, date.day);
    const known = this.#days.get(number);
    if (known) return known;
    const found = this.#neighbouring(number, date, utcOffsetSeconds) ?? this.#searched(date, utcOffsetSeconds);
    this.#days.set(number, found);
    return found;
  }

  #searched(date: CivilDate, utcOffsetSeconds: number): CivilDay {
    return civilDay(this.ephemeris, date, this.place, this.settings.sunrise, utcOffsetSeconds);
  }

  /** The day by the sunrise it shares with a known neighbour. */
  #neighbouring(number: number, date: CivilDate, utcOffsetSeconds: number): CivilDay | null {
    const noon = solarNoon(date, this.place.longitude, utcOffsetSeconds);
    const before = this.#days.get(number - 1)?.day;
    const after = this.#days.get(number + 1)?.day;
    const day =
      (before && followingDay(this.ephemeris, before, date, this.place, noon)) ??
      (after && precedingDay(this.ephemeris, after, date, this.place, noon));
    return day ? { day } : null;
  }

  /** Tithis that touch a stretch of time. */
  tithis(span: Span): Passage[] {
    return this.#tithis.touching(span.start, span.end);
  }

  /** Nakshatras of the Moon that touch a stretch of time. */
  nakshatras(span: Span): Passage[] {
    return this.#stars.touching(span.start, span.end);
  }

  /** Sidereal signs of the Moon that touch a stretch of time. */
  moonSigns(span: Span): Passage[] {
    return this.#moonSigns.touching(span.start, span.end);
  }

  /** Limbs touching a stretch of time, the first of each kind holding at its start. */
  limbs(span: Span): Limbs {
    const tithis = this.tithis(span);
    const stars = this.nakshatras(span);
    const padas = this.#padas.touching(stars[0].start, stars[stars.length - 1].end);
    return {
      tithis,
      karanas: this.#halves(tithis, span),
      nakshatras: stars.map((star) => ({ padas: padasOf(star, padas), ...star })),
      yogas: this.#yogas.touching(span.start, span.end),
      sunSigns: this.#sunSigns.touching(span.start, span.end),
      sunNakshatras: this.#sunStars.touching(span.start, span.end),
      moonSigns: this.moonSigns(span),
    };
  }

  /** The amanta month that holds an instant. */
  month(julianDay: number): AmantaMonth {
    const known = this.#months.find((month) => month.start <= julianDay && julianDay < month.end);
    if (known) return known;
    const last = this.#months.at(-1);
    const found =
      last && julianDay >= last.end && julianDay < last.end + 29
        ? nextAmantaMonth(this.#angles, last)
        : amantaMonthAt(this.#angles, julianDay);
    this.#months = [...this.#months.slice(-15), found];
    return found;
  }

  /** The amanta months that touch a stretch of time, Julian days (UT), in order. */
  months(from: number, to: number): AmantaMonth[] {
    const months = [this.month(from)];
    for (let last = months[0]; last.end < to; last = months[months.length - 1]) months.push(this.month(last.end + 1));
    return months;
  }

  /** Half of the year and season at an instant with their edges, both reckonings. */
  season(julianDay: number): { readonly sidereal: Season; readonly tropical: Season } {
    return seasons(this.#angles, julianDay);
  }

  /** Their names alone. */
  seasonNames(julianDay: number): { readonly sidereal: SeasonNames; readonly tropical: SeasonNames } {
    return seasonNames(this.#angles, julianDay);
  }

  /** The two halves of each tithi: its karanas share its edges, only the middle is searched for. */
  #halves(tithis: readonly Passage[], span: Span): Passage[] {
    return tithis
      .flatMap(({ index, start, end }) => {
        const middle = this.#middles.get(start) ?? nextReach(this.elongation, (index - 1) * 12 + 6, start);
        this.#middles.set(start, middle);
        return [
          { index: index * 2 - 1, start, end: middle },
          { index: index * 2, start: middle, end },
        ];
      })
      .filter((half) => half.end > span.start && half.start < span.end);
  }
}

/** The four padas of a star, numbered 1 … 4, of a list that may hold its neighbours'. */
function padasOf(star: Passage, padas: readonly Passage[]): Passage[] {
  const middle = (pada: Passage) => (pada.start + pada.end) / 2;
  return padas
    .filter((pada) => middle(pada) > star.start && middle(pada) < star.end)
    .map((pada) => ({ ...pada, index: ((pada.index - 1) % 4) + 1 }));
}
