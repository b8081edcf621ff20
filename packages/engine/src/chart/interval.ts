import { normalizeDegrees, shortestArc } from '../angle/degrees.ts';
import { nakshatraOf } from '../angle/nakshatra.ts';
import { signOf } from '../angle/sign.ts';
import type { BodyId } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { VargaScheme } from '../varga/scheme.ts';
import { vargaSign } from '../varga/varga.ts';
import { type Chart, sourceOf } from './chart.ts';

/** A span of time in which the birth lies, Julian days (UT). */
export interface TimeInterval {
  readonly from: number;
  readonly to: number;
}

/** Arc of longitudes a point passes in an interval, degrees, running forward from `min` to `max`; `max` may be past 360°. */
export interface LongitudeRange {
  readonly min: number;
  readonly max: number;
}

/** Samples of a body: between neighbours even a station bends its way by less than a second of arc. */
const BODY_SAMPLES = 8;
/** The ascendant may cross a sign in under twenty minutes far north. */
const ASCENDANT_STEP = 3 / 1440;

/** Longitudes of a body over an interval, in the zodiac of the chart. */
export function bodyRange(ephemeris: Ephemeris, chart: Chart, id: BodyId, interval: TimeInterval): LongitudeRange {
  const source = sourceOf(id, chart.settings);
  const turn = id === 'ketu' ? 180 : 0;
  return rangeOf(
    interval,
    BODY_SAMPLES,
    (at) => ephemeris.longitude(at, source) + turn - shiftAt(ephemeris, chart, at),
  );
}

/** Longitudes of the ascendant over an interval, in the zodiac of the chart; a whole circle for a day. */
export function ascendantRange(ephemeris: Ephemeris, chart: Chart, interval: TimeInterval): LongitudeRange {
  const samples = Math.max(2, Math.ceil((interval.to - interval.from) / ASCENDANT_STEP));
  return rangeOf(
    interval,
    samples,
    (at) => ephemeris.angles(at, chart.place).ascendant - shiftAt(ephemeris, chart, at),
  );
}

/** Whether a value read off a longitude is the same all over a range. `width` is the narrowest division it can change at, degrees. */
export function holdsOver(range: LongitudeRange, width: number, valueAt: (longitude: number) => number): boolean {
  const first = valueAt(normalizeDegrees(range.min));
  if (valueAt(normalizeDegrees(range.max)) !== first) return false;
  // A whole turn passes every division; there is no need to walk it.
  if (range.max - range.min >= 360) return false;
  for (let at = range.min + width / 2; at < range.max; at += width / 2) {
    if (valueAt(normalizeDegrees(at)) !== first) return false;
  }
  return true;
}

/** Which divisions of the zodiac hold over a range. */
export function holds(range: LongitudeRange): {
  sign: boolean;
  nakshatra: boolean;
  pada: boolean;
  navamshaSign: boolean;
} {
  return {
    sign: holdsOver(range, 30, signOf),
    nakshatra: holdsOver(range, 40 / 3, (at) => nakshatraOf(at).nakshatra),
    pada: holdsOver(range, 10 / 3, (at) => nakshatraOf(at).nakshatra * 4 + nakshatraOf(at).pada),
    navamshaSign: vargaHolds(range, 9),
  };
}

/** Whether the sign of a divisional chart holds over a range. */
export function vargaHolds(range: LongitudeRange, division: number, scheme?: VargaScheme): boolean {
  return holdsOver(range, 30 / Math.max(division, 6), (at) => vargaSign(at, division, scheme));
}

function rangeOf(
  { from, to }: TimeInterval,
  samples: number,
  longitudeAt: (julianDay: number) => number,
): LongitudeRange {
  const start = normalizeDegrees(longitudeAt(from));
  let unwrapped = start;
  let min = start;
  let max = start;
  for (let step = 1; step <= samples; step++) {
    unwrapped += shortestArc(unwrapped, longitudeAt(from + ((to - from) * step) / samples));
    min = Math.min(min, unwrapped);
    max = Math.max(max, unwrapped);
  }
  const turn = min - normalizeDegrees(min);
  return { min: min - turn, max: max - turn };
}

function shiftAt(ephemeris: Ephemeris, chart: Chart, julianDay: number): number {
  const { zodiac, ayanamsha } = chart.settings;
  return zodiac === 'sidereal' ? ephemeris.ayanamsha(julianDay, ayanamsha) : 0;
}
