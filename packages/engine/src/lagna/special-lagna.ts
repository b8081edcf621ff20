import { arcForward, normalizeDegrees } from '../angle/degrees.ts';
import { nakshatraOf } from '../angle/nakshatra.ts';
import { modalityOf, type Sign, signFrom, signOf } from '../angle/sign.ts';
import { bodyOf, type Chart, sourceOf } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { ghatisSinceSunrise, type VedicDay } from '../panchanga/vedic-day.ts';
import { signLord } from '../state/dignity.ts';
import { AVAYOGI_ARC, DEGREES_PER_GHATI, INDU_RAYS, PRANAPADA_START, YOGI_START } from './special-lagna.table.ts';

/** Longitudes in degrees, in the zodiac of the chart. */
export interface TimeLagnas {
  readonly bhavaLagna: number;
  readonly horaLagna: number;
  readonly ghatiLagna: number;
  readonly vighatiLagna: number;
  readonly pranapada: number;
}

/** Points that need the lagna but no sunrise. */
export interface LagnaPoints {
  readonly shriLagna: number;
  /** The whole sign counts; its longitude keeps the Moon's degree. */
  readonly induLagna: number;
  readonly kundaLagna: number;
}

/** Points that need neither lagna nor sunrise. */
export interface SkyPoints {
  readonly bhriguBindu: number;
  readonly yogiPoint: number;
  readonly avayogiPoint: number;
}

/**
 * Lagnas that move with the time since the sunrise of the Vedic day, from the Sun's place at that sunrise; the
 * pranapada starts from the Sun's place at birth. [BPHS 5.2–8, 3.71–74]
 */
export function timeLagnas(ephemeris: Ephemeris, chart: Chart, day: VedicDay): TimeLagnas {
  const ghatis = ghatisSinceSunrise(day, chart.julianDay);
  const start = sunAt(ephemeris, chart, day.sunrise);
  const at = (rate: number) => normalizeDegrees(start + rate * ghatis);
  const sun = bodyOf(chart, 'sun');
  return {
    bhavaLagna: at(DEGREES_PER_GHATI.bhavaLagna),
    horaLagna: at(DEGREES_PER_GHATI.horaLagna),
    ghatiLagna: at(DEGREES_PER_GHATI.ghatiLagna),
    vighatiLagna: at(DEGREES_PER_GHATI.vighatiLagna),
    pranapada: normalizeDegrees(sun.longitude + PRANAPADA_START[modalityOf(sun.sign)] + 120 * ghatis),
  };
}

/** Shri lagna, indu lagna and kunda lagna. [BPHS 5; UK 4] */
export function lagnaPoints(chart: Chart): LagnaPoints {
  const lagna = chart.ascendant;
  const moon = bodyOf(chart, 'moon');
  const indu = induSign(lagna.sign, moon.sign);
  return {
    shriLagna: normalizeDegrees(lagna.longitude + 360 * nakshatraOf(moon.longitude).elapsed),
    induLagna: (indu - 1) * 30 + moon.degreeInSign,
    kundaLagna: normalizeDegrees(lagna.longitude * 81),
  };
}

/** Bhrigu bindu (middle of the arc from Rahu to the Moon), yogi and avayogi points. */
export function skyPoints(chart: Chart): SkyPoints {
  const sun = bodyOf(chart, 'sun').longitude;
  const moon = bodyOf(chart, 'moon').longitude;
  const rahu = bodyOf(chart, 'rahu').longitude;
  const yogiPoint = normalizeDegrees(sun + moon + YOGI_START);
  return {
    bhriguBindu: normalizeDegrees(rahu + arcForward(rahu, moon) / 2),
    yogiPoint,
    avayogiPoint: normalizeDegrees(yogiPoint + AVAYOGI_ARC),
  };
}

/** Grahas of the yogi point: its star lord, its sign lord (duplicate yogi) and the star lord of the avayogi point. */
export function yogiGrahas({ yogiPoint, avayogiPoint }: Pick<SkyPoints, 'yogiPoint' | 'avayogiPoint'>) {
  return {
    yogi: nakshatraOf(yogiPoint).lord,
    duplicateYogi: signLord(signOf(yogiPoint)),
    avayogi: nakshatraOf(avayogiPoint).lord,
  };
}

/** Sign of the indu lagna: rays of the two ninth lords, counted from the Moon. [UK 4] */
export function induSign(lagna: Sign, moon: Sign): Sign {
  const rays = INDU_RAYS[signLord(signFrom(lagna, 9))] + INDU_RAYS[signLord(signFrom(moon, 9))];
  return signFrom(moon, rays % 12 === 0 ? 12 : rays % 12);
}

function sunAt(ephemeris: Ephemeris, chart: Chart, julianDay: number): number {
  const { zodiac, ayanamsha } = chart.settings;
  const shift = zodiac === 'sidereal' ? ephemeris.ayanamsha(julianDay, ayanamsha) : 0;
  return normalizeDegrees(ephemeris.longitude(julianDay, sourceOf('sun', chart.settings)) - shift);
}
