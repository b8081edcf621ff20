import { signOf } from '../angle/sign.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import { ascendantRange, bodyRange, holdsOver, type LongitudeRange, type TimeInterval } from '../chart/interval.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { AVAYOGI_ARC, DEGREES_PER_GHATI, YOGI_START } from './special-lagna.table.ts';
import { type LagnaPoints, lagnaPoints, type SkyPoints, skyPoints, type TimeLagnas } from './special-lagna.ts';

/** Special lagnas whose way over an interval is told. */
export type SpecialLagnaId = keyof TimeLagnas | keyof LagnaPoints | keyof SkyPoints;

/** Degrees the pranapada moves in a ghati. */
const PRANAPADA_RATE = 120;
const GHATIS_A_DAY = 60;

/**
 * Longitudes the special lagnas pass while the birth may have been, degrees running forward from `min` to `max`.
 * @param time the lagnas that need the sunrise; null where they do not exist
 * @returns without the indu lagna when it changes its sign by leaps inside the interval
 */
export function lagnaRanges(
  ephemeris: Ephemeris,
  chart: Chart,
  interval: TimeInterval,
  time: TimeLagnas | null,
  isTimeKnown: boolean,
): Readonly<Partial<Record<SpecialLagnaId, LongitudeRange>>> {
  const sun = bodyRange(ephemeris, chart, 'sun', interval);
  const moon = bodyRange(ephemeris, chart, 'moon', interval);
  const rahu = bodyRange(ephemeris, chart, 'rahu', interval);
  const sky = skyPoints(chart);
  const moonTurn = shiftOf(moon, bodyOf(chart, 'moon').longitude);
  const nodeSlack = (rahu.max - rahu.min) / 2;
  const yogi = { min: sun.min + moon.min + YOGI_START, max: sun.max + moon.max + YOGI_START };
  const ranges: Partial<Record<SpecialLagnaId, LongitudeRange>> = {
    bhriguBindu: {
      min: sky.bhriguBindu - moonTurn.before / 2 - nodeSlack,
      max: sky.bhriguBindu + moonTurn.after / 2 + nodeSlack,
    },
    yogiPoint: yogi,
    avayogiPoint: { min: yogi.min + AVAYOGI_ARC, max: yogi.max + AVAYOGI_ARC },
  };
  if (time) {
    const ghatis = (interval.to - interval.from) * GHATIS_A_DAY;
    const about = (longitude: number, rate: number) => ({
      min: longitude - (rate * ghatis) / 2,
      max: longitude + (rate * ghatis) / 2,
    });
    ranges.bhavaLagna = about(time.bhavaLagna, DEGREES_PER_GHATI.bhavaLagna);
    ranges.horaLagna = about(time.horaLagna, DEGREES_PER_GHATI.horaLagna);
    ranges.ghatiLagna = about(time.ghatiLagna, DEGREES_PER_GHATI.ghatiLagna);
    ranges.vighatiLagna = about(time.vighatiLagna, DEGREES_PER_GHATI.vighatiLagna);
    ranges.pranapada = about(time.pranapada, PRANAPADA_RATE);
  }
  if (!isTimeKnown) return ranges;
  const lagna = ascendantRange(ephemeris, chart, interval);
  // A star is a twenty-seventh of the circle, so the share passed of it, turned into a circle, is 27 times the longitude.
  ranges.shriLagna = { min: lagna.min + 27 * moon.min, max: lagna.max + 27 * moon.max };
  ranges.kundaLagna = { min: lagna.min * 81, max: lagna.max * 81 };
  if (holdsOver(lagna, 30, signOf) && holdsOver(moon, 30, signOf)) {
    const { induLagna } = lagnaPoints(chart);
    ranges.induLagna = { min: induLagna - moonTurn.before, max: induLagna + moonTurn.after };
  }
  return ranges;
}

function shiftOf(range: LongitudeRange, longitude: number): { before: number; after: number } {
  const unwrapped = longitude < range.min ? longitude + 360 : longitude;
  return { before: unwrapped - range.min, after: range.max - unwrapped };
}
