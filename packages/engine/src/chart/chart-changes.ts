import { normalizeDegrees } from '../angle/degrees.ts';
import { nakshatraOf } from '../angle/nakshatra.ts';
import { signOf } from '../angle/sign.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { type Change, changesOf } from '../search/changes.ts';
import { julianDayFromUnixMs } from '../time/julian-day.ts';
import { vargaSign } from '../varga/varga.ts';
import { type ChartInput, sourceOf } from './chart.ts';
import type { CHART_CHANGES } from './chart-changes.ids.ts';

export interface ChartChange extends Change<number> {
  readonly kind: (typeof CHART_CHANGES)[number];
}

/** Shorter than the shortest stay of the lagna: a D60 sign in the fastest rising. */
const LAGNA_STEP_MS = 30_000;
const MOON_STEP_MS = 600_000;
/** A change is told to the second. */
const TOLERANCE_MS = 1000;

/**
 * Changes of a chart between two instants, kind by kind; `at` is in milliseconds of Unix time.
 * @throws EphemerisRangeError outside 1800–2399
 */
export function chartChanges(
  ephemeris: Ephemeris,
  { place, settings }: Omit<ChartInput, 'julianDay'>,
  fromMs: number,
  toMs: number,
): ChartChange[] {
  const shiftAt = (julianDay: number) =>
    settings.zodiac === 'sidereal' ? ephemeris.ayanamsha(julianDay, settings.ayanamsha) : 0;
  const lagnaAt = (unixMs: number) => {
    const julianDay = julianDayFromUnixMs(unixMs);
    return normalizeDegrees(ephemeris.angles(julianDay, place).ascendant - shiftAt(julianDay));
  };
  const moonAt = (unixMs: number) => {
    const julianDay = julianDayFromUnixMs(unixMs);
    return normalizeDegrees(ephemeris.position(julianDay, sourceOf('moon', settings)).longitude - shiftAt(julianDay));
  };
  const search = (kind: ChartChange['kind'], step: number, valueAt: (unixMs: number) => number) =>
    changesOf(valueAt, fromMs, toMs, step, TOLERANCE_MS).map((change) => ({ kind, ...change }));
  return [
    ...search('lagna', LAGNA_STEP_MS, (at) => signOf(lagnaAt(at))),
    ...search('d9', LAGNA_STEP_MS, (at) => vargaSign(lagnaAt(at), 9)),
    ...search('d60', LAGNA_STEP_MS, (at) => vargaSign(lagnaAt(at), 60)),
    ...search('moon', MOON_STEP_MS, (at) => nakshatraOf(moonAt(at)).nakshatra),
  ];
}
