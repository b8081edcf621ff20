import { PADA_ARC } from '../angle/nakshatra.ts';
import { type House, type Sign, signFrom } from '../angle/sign.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { type Chart, computeChart, zodiacPoint } from '../chart/chart.ts';
import { computeHouses, houseOf } from '../chart/houses.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { kpNumber } from '../kp/kp-number.ts';
import { timeUpagrahas } from '../lagna/upagraha.ts';
import { isDaytime, vedicDayAt } from '../panchanga/vedic-day.ts';
import type { GeoPlace, Settings } from '../settings.ts';
import { signLord } from '../state/dignity.ts';
import { type Varsha, varshaOf } from '../tajaka/varsha.ts';
import { PRASHNA_HOUSES, type PrashnaMatter } from './matter.table.ts';
import { NAVAMSHA_NUMBERS, type PRASHNA_NUMBERINGS } from './prashna.ids.ts';

/** A number that gives the lagna: 1 … 249 of the subs or 1 … 108 of the navamshas. */
export interface PrashnaNumber {
  readonly by: (typeof PRASHNA_NUMBERINGS)[number];
  readonly value: number;
}

export interface PrashnaQuestion {
  /** Moment of asking, Julian day (UT). */
  readonly julianDay: number;
  readonly place: GeoPlace;
  /** The zodiac is sidereal and the houses whole signs whatever stands here. */
  readonly settings: Settings;
  readonly matter: PrashnaMatter;
  readonly number?: PrashnaNumber | null;
  /** Civil offset by which the weekday of the ruling planets is told; default the local mean time. */
  readonly utcOffsetSeconds?: number;
}

/** The chart of a question with those who stand for it. */
export interface QuestionSky {
  readonly question: PrashnaQuestion;
  /** Sidereal, whole signs; its ascendant is that of the number where there is one. */
  readonly chart: Chart;
  readonly varsha: Varsha;
  readonly lagna: Sign;
  readonly house: House;
  /** Sign of the house of the matter. */
  readonly karya: Sign;
  readonly lagnesh: ClassicalGraha;
  readonly karyesh: ClassicalGraha;
  /** Longitudes; null where the Sun does not rise. */
  readonly upagrahas: { readonly gulika: number; readonly mandi: number } | null;
}

/**
 * Where a number 1 … 108 begins: the n-th navamsha of the zodiac, degrees. [UK 7.2–3]
 * @throws RangeError for another number
 */
export function navamshaNumberStart(number: number): number {
  if (!Number.isInteger(number) || number < 1 || number > NAVAMSHA_NUMBERS)
    throw new RangeError(`No such number: ${number}`);
  return (number - 1) * PADA_ARC;
}

/**
 * Chart of a question, its lagna by the moment or by a number, and the lords of the lagna and of the matter.
 * @throws EphemerisRangeError outside 1800–2399
 */
export function questionSky(ephemeris: Ephemeris, question: PrashnaQuestion): QuestionSky {
  const { julianDay, place, matter, number } = question;
  const settings: Settings = {
    ...question.settings,
    zodiac: 'sidereal',
    houseSystem: 'whole-sign',
    outerPlanets: false,
  };
  const ofMoment = computeChart(ephemeris, { julianDay, place, settings });
  const chart = number ? withLagna(ephemeris, ofMoment, startOf(number)) : ofMoment;
  const day = vedicDayAt(ephemeris, julianDay, place, settings.sunrise);
  const lagna = chart.ascendant.sign;
  const { house } = PRASHNA_HOUSES[matter];
  const karya = signFrom(lagna, house);
  return {
    question,
    chart,
    varsha: varshaOf(chart, day !== null && isDaytime(day, julianDay)),
    lagna,
    house,
    karya,
    lagnesh: signLord(lagna),
    karyesh: signLord(karya),
    upagrahas: day && timeUpagrahas(ephemeris, chart, day),
  };
}

function startOf({ by, value }: PrashnaNumber): number {
  return by === 'kp' ? kpNumber(value).from : navamshaNumberStart(value);
}

function withLagna(ephemeris: Ephemeris, chart: Chart, longitude: number): Chart {
  const { julianDay, place, settings, ayanamsha } = chart;
  const ascendant = zodiacPoint(longitude);
  const houses = computeHouses(ephemeris, julianDay, place, settings.houseSystem, ascendant.longitude, ayanamsha);
  const bodies = chart.bodies.map((body) => ({
    ...body,
    house: houseOf(houses, ascendant.longitude, body.longitude),
  }));
  return { ...chart, ascendant, houses, bodies };
}
