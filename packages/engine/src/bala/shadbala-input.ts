import { middleOfArc, normalizeDegrees } from '../angle/degrees.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { type NoDayReason, noDayReason, type VedicDay, vedicDayAt } from '../panchanga/vedic-day.ts';
import { type ByGraha, byGraha, grahaLongitudes } from '../state/placement.ts';
import { type MeanLongitudes, modernMeans, ramanMeans } from './mean-motion.ts';

/** Why a part of the strengths does not exist. */
export type MissingReason = 'UNKNOWN_TIME' | NoDayReason;

/** What hangs on the time of birth. Longitudes in the zodiac of the chart. */
export interface BirthTime {
  readonly ascendant: number;
  readonly midheaven: number;
  /** Middles of the twelve houses. */
  readonly houseMiddles: readonly number[];
  /** Hours 0 … 24 of local apparent solar time: 0 is true midnight, 12 true noon. */
  readonly apparentHour: number;
  readonly julianDay: number;
  /** Null where the Sun does not rise or set. */
  readonly day: VedicDay | null;
  readonly noDayReason: NoDayReason | null;
  /** Degrees east, by which the date of the day is told. */
  readonly longitude: number;
}

/** Everything shadbala is computed from: plain numbers, so that a book's own can be put in their place. */
export interface ShadbalaInput {
  /** In the zodiac of the chart, degrees. */
  readonly longitudes: ByGraha<number>;
  readonly latitudes: ByGraha<number>;
  /** Degrees a day. */
  readonly speeds: ByGraha<number>;
  /** Tropical minus chart longitude, degrees. */
  readonly ayanamsha: number;
  /** Mean longitudes, heliocentric for the planets: by modern elements in the zodiac of the chart, and by Raman's own table. */
  readonly means: { readonly modern: MeanLongitudes; readonly raman: MeanLongitudes };
  /** Null for an unknown time: every part that needs it is then null. */
  readonly birthTime: BirthTime | null;
}

/**
 * The input of shadbala read off a chart.
 * @param isTimeKnown false when the chart stands for a whole day; its angles are then not used
 * @param utcOffsetSeconds civil offset by which the weekday is told; default local mean time
 */
export function shadbalaInput(
  ephemeris: Ephemeris,
  chart: Chart,
  { isTimeKnown = true, utcOffsetSeconds }: { isTimeKnown?: boolean; utcOffsetSeconds?: number } = {},
): ShadbalaInput {
  const ayanamsha = chart.settings.zodiac === 'sidereal' ? chart.ayanamsha : 0;
  return {
    longitudes: grahaLongitudes(chart),
    latitudes: byGraha((graha) => bodyOf(chart, graha).latitude),
    speeds: byGraha((graha) => bodyOf(chart, graha).speed),
    ayanamsha,
    means: { modern: modernMeans(chart.julianDay, ayanamsha), raman: ramanMeans(chart.julianDay) },
    birthTime: isTimeKnown ? birthTimeOf(ephemeris, chart, utcOffsetSeconds) : null,
  };
}

function birthTimeOf(ephemeris: Ephemeris, chart: Chart, utcOffsetSeconds: number | undefined): BirthTime {
  const { julianDay, place, settings } = chart;
  const day = vedicDayAt(ephemeris, julianDay, place, settings.sunrise, utcOffsetSeconds);
  const solarDays = julianDay + 0.5 + place.longitude / 360 + ephemeris.equationOfTime(julianDay);
  return {
    ascendant: chart.ascendant.longitude,
    midheaven: chart.midheaven,
    houseMiddles: houseMiddles(chart),
    apparentHour: (solarDays - Math.floor(solarDays)) * 24,
    julianDay,
    day,
    noDayReason: day ? null : noDayReason(ephemeris, julianDay, place),
    longitude: place.longitude,
  };
}

/**
 * Bhava madhya of the twelve houses, degrees: between the cusps for `sripati`; for every other system the degree of the
 * ascendant in each sign, which exists everywhere.
 */
function houseMiddles(chart: Chart): readonly number[] {
  const { cusps, system } = chart.houses;
  if (system === 'sripati' && cusps) {
    return cusps.map((cusp, index) => middleOfArc(cusp, cusps[(index + 1) % 12]));
  }
  return Array.from({ length: 12 }, (_, index) => normalizeDegrees(chart.ascendant.longitude + index * 30));
}
