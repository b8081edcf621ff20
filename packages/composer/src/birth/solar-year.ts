import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { returnsBefore, TROPICAL_YEAR, tropicalSolarReturn } from '@nebosvod/engine/western/returns';
import { type WesternChart, westernChart } from '@nebosvod/engine/western/western-chart';
import type { WesternFacts } from './western-facts.ts';

/** A year from one return of the Sun to its place of birth to the next. Julian days (UT). */
export interface SolarYear {
  readonly instant: number;
  readonly nextInstant: number;
  /** The chart of the return, for where the year is lived. */
  readonly chart: WesternChart;
}

interface Residence {
  readonly latitude: number;
  readonly longitude: number;
}

const KNOWN = new WeakMap<WesternFacts, Map<string, SolarYear>>();

/** The year after so many returns; null of an unknown time, before birth and past the ephemeris. */
export function solarYearAfter(
  ephemeris: Ephemeris,
  { isTimeKnown, chart: birth }: WesternFacts,
  count: number,
  { latitude, longitude }: Residence = birth.place,
): SolarYear | null {
  if (!isTimeKnown || count < 0 || birth.julianDay + (count + 2) * TROPICAL_YEAR > LAST_JULIAN_DAY) return null;
  const instant = tropicalSolarReturn(ephemeris, birth.julianDay, count);
  return {
    instant,
    nextInstant: tropicalSolarReturn(ephemeris, birth.julianDay, count + 1),
    chart: westernChart(ephemeris, instant, { latitude, longitude }),
  };
}

/** The year that runs at an instant, as {@link solarYearAfter}; computed once for a birth. */
export function solarYearAt(
  ephemeris: Ephemeris,
  facts: WesternFacts,
  julianDay: number,
  residence: Residence = facts.chart.place,
): SolarYear | null {
  const birth = facts.chart.julianDay;
  if (!facts.isTimeKnown || julianDay < birth) return null;
  const count = returnsBefore(ephemeris, birth, julianDay);
  const years = KNOWN.get(facts) ?? new Map<string, SolarYear>();
  KNOWN.set(facts, years);
  const key = `${count} ${residence.latitude} ${residence.longitude}`;
  const year = years.get(key) ?? solarYearAfter(ephemeris, facts, count, residence);
  if (year) years.set(key, year);
  return year;
}
