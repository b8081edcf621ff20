import { normalizeDegrees, shortestArc } from '../angle/degrees.ts';
import type { House } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import { bodyOf, type Chart, type ChartBody, type ChartInput, computeChart } from '../chart/chart.ts';
import { computeHouses, houseOf } from '../chart/houses.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { DEFAULT_SETTINGS, type GeoPlace, type Settings } from '../settings.ts';
import type { KP_AYANAMSHAS } from './kp.ids.ts';
import { kpNumber } from './kp-number.ts';

export type KpAyanamsha = (typeof KP_AYANAMSHAS)[number];

/** A graha by the houses of the school. */
export interface KpBody extends Pick<ChartBody, 'longitude' | 'sign' | 'degreeInSign' | 'nakshatra' | 'pada'> {
  readonly id: Graha;
  readonly isRetrograde: boolean;
  /** Null without cusps. */
  readonly house: House | null;
}

/** Grahas and cusps of a moment, sidereal degrees by the school's ayanamsha. */
export interface KpChart {
  /** Where the twelve houses begin; null inside the polar circles, where Placidus does not exist. */
  readonly cusps: readonly number[] | null;
  readonly bodies: readonly KpBody[];
}

export interface KpMoment {
  readonly julianDay: number;
  readonly place: GeoPlace;
  readonly ayanamsha: KpAyanamsha;
  readonly node: Settings['node'];
}

/** What the school counts by, whatever else a person has chosen. */
function inputOf({ julianDay, place, ayanamsha, node }: KpMoment): ChartInput {
  const settings: Settings = { ...DEFAULT_SETTINGS, zodiac: 'sidereal', ayanamsha, node, houseSystem: 'placidus' };
  return { julianDay, place, settings };
}

/**
 * Chart of a moment by the school of Krishnamurti: a house runs from its cusp to the next. [KP]
 * @throws EphemerisRangeError outside 1800–2399
 */
export function kpChart(ephemeris: Ephemeris, moment: KpMoment): KpChart {
  const chart = computeChart(ephemeris, inputOf(moment));
  return { cusps: chart.houses.cusps, bodies: bodiesOf(chart, chart.houses.cusps) };
}

/**
 * Chart of a question by a number: the grahas stand as at the moment, the ascendant is the beginning of the number's arc, the
 * other cusps are those of the place when that degree rises. [KP]
 * @param number 1 … 249
 */
export function kpNumberChart(ephemeris: Ephemeris, moment: KpMoment, number: number): KpChart {
  const chart = computeChart(ephemeris, inputOf(moment));
  const { from } = kpNumber(number);
  const cusps = chart.houses.cusps && cuspsUnder(ephemeris, chart, from);
  return { cusps, bodies: bodiesOf(chart, cusps) };
}

function bodiesOf(chart: Chart, cusps: readonly number[] | null): readonly KpBody[] {
  return GRAHAS.map((id) => {
    const { longitude, sign, degreeInSign, nakshatra, pada, isRetrograde } = bodyOf(chart, id);
    const house = cusps && houseOf({ system: 'placidus', cusps }, cusps[0], longitude);
    return { id, longitude, sign, degreeInSign, nakshatra, pada, isRetrograde, house };
  });
}

/** A sidereal day is shorter than a day, so that every degree that rises at all rises within it. */
const SEARCH_STEPS = 360;

/** Cusps of the place when a degree rises next, by the ayanamsha of the moment: the sky turns, the zodiac hardly moves in a day. */
function cuspsUnder(ephemeris: Ephemeris, { julianDay, place, ayanamsha }: Chart, degree: number) {
  const off = (at: number) => shortestArc(degree, ephemeris.angles(at, place).ascendant - ayanamsha);
  let from = julianDay;
  for (let step = 1; step <= SEARCH_STEPS + 1; step++) {
    const to = julianDay + step / SEARCH_STEPS;
    // Where the two lie on both sides of the degree, and not of the point opposite to it.
    if (off(from) <= 0 && off(to) > 0 && off(to) - off(from) < 180) {
      const { cusps } = computeHouses(ephemeris, rootBetween(off, from, to), place, 'placidus', 0, ayanamsha);
      return cusps && [normalizeDegrees(degree), ...cusps.slice(1)];
    }
    from = to;
  }
  return null;
}

function rootBetween(off: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (off(middle) <= 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
