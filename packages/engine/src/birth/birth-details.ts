import { normalizeDegrees } from '../angle/degrees.ts';
import type { NakshatraLord } from '../angle/nakshatra.ts';
import { nakshatraOf } from '../angle/nakshatra.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import type { TimeInterval } from '../chart/interval.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { karanaOf, type Limbs, limbsOf, tithiOf, yogaOf } from '../panchanga/limb.ts';
import { amantaMonthAt, type LunarMonth, lunarMonthOf } from '../panchanga/lunar-month.ts';
import { type SeasonNames, seasonAt } from '../panchanga/season.ts';
import {
  ghatisSinceSunrise,
  isDaytime,
  type NoDayReason,
  noDayReason,
  type VedicDay,
  vedicDayAt,
} from '../panchanga/vedic-day.ts';
import { type IndianYears, indianYears } from '../panchanga/year.ts';
import { sunMoonAngles } from '../search/sun-moon.ts';
import { vimshottariBalance } from '../state/sub-lord.ts';
import { type Avakahada, avakahadaOf } from './avakahada.ts';

export interface BirthDetails {
  /** The Vedic day by the horizon of the settings and by the other one; null in polar day and night. */
  readonly day: VedicDay | null;
  readonly otherDay: VedicDay | null;
  readonly noDayReason: NoDayReason | null;
  /** Null without a Vedic day or a known time. */
  readonly isDayBirth: boolean | null;
  /** Ghatis from the Vedic sunrise to the birth. */
  readonly ishtaGhati: number | null;
  /** Apparent sidereal time of the place, hours 0 … 24; null for an unknown time. */
  readonly siderealTimeHours: number | null;
  readonly limbs: Limbs;
  /** Month and years at the sunrise of the Vedic day (at the birth itself where there is none). */
  readonly lunarMonth: LunarMonth;
  readonly years: IndianYears;
  readonly season: { readonly sidereal: SeasonNames; readonly tropical: SeasonNames };
  readonly avakahada: Avakahada;
  readonly dashaBalance: { readonly lord: NakshatraLord; readonly years: number };
}

/**
 * What an almanac says of a birth. Limbs and stars are sidereal also in a tropical chart.
 * @param isTimeKnown false when the chart stands for a whole day: what needs the time is then null
 * @param utcOffsetSeconds civil offset by which the weekday is told
 */
export function birthDetails(
  ephemeris: Ephemeris,
  chart: Chart,
  { isTimeKnown, utcOffsetSeconds }: { isTimeKnown: boolean; utcOffsetSeconds?: number },
): BirthDetails {
  const { julianDay, place, settings } = chart;
  const horizon = settings.sunrise;
  const day = vedicDayAt(ephemeris, julianDay, place, horizon, utcOffsetSeconds);
  const other = horizon === 'hindu' ? 'visible' : 'hindu';
  const sun = bodyOf(chart, 'sun').tropicalLongitude;
  const moon = bodyOf(chart, 'moon').tropicalLongitude;
  const siderealSun = normalizeDegrees(sun - chart.ayanamsha);
  const siderealMoon = normalizeDegrees(moon - chart.ayanamsha);
  const reference = day?.sunrise ?? julianDay;
  const month = amantaMonthAt(sunMoonAngles(ephemeris, settings.ayanamsha), reference);
  const elongation = normalizeDegrees(ephemeris.longitude(reference, 'moon') - ephemeris.longitude(reference, 'sun'));
  const lagna = isTimeKnown ? chart.ascendant.sign : null;
  return {
    day,
    otherDay: vedicDayAt(ephemeris, julianDay, place, other, utcOffsetSeconds),
    noDayReason: day ? null : noDayReason(ephemeris, julianDay, place),
    isDayBirth: day && isTimeKnown ? isDaytime(day, julianDay) : null,
    ishtaGhati: day && isTimeKnown ? ghatisSinceSunrise(day, julianDay) : null,
    siderealTimeHours: isTimeKnown ? chart.armc / 15 : null,
    limbs: limbsOf(siderealSun, siderealMoon),
    lunarMonth: lunarMonthOf(month, elongation),
    years: indianYears(month),
    season: { sidereal: seasonAt(siderealSun), tropical: seasonAt(sun) },
    avakahada: avakahadaOf(siderealMoon, lagna),
    dashaBalance: vimshottariBalance(siderealMoon),
  };
}

/** Which limbs hold from the beginning to the end of an interval. None of them lasts less than nine hours, so the ends and a middle tell. */
export function limbsHold(
  ephemeris: Ephemeris,
  chart: Chart,
  interval: TimeInterval,
): { tithi: boolean; karana: boolean; yoga: boolean; nakshatra: boolean } {
  const at = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const julianDay = interval.from + (interval.to - interval.from) * share;
    const shift = ephemeris.ayanamsha(julianDay, chart.settings.ayanamsha);
    const sun = normalizeDegrees(ephemeris.longitude(julianDay, 'sun') - shift);
    const moon = normalizeDegrees(ephemeris.longitude(julianDay, 'moon') - shift);
    return {
      tithi: tithiOf(sun, moon).index,
      karana: karanaOf(sun, moon).index,
      yoga: yogaOf(sun, moon).index,
      nakshatra: nakshatraOf(moon).nakshatra,
    };
  });
  const isSame = (limb: keyof (typeof at)[number]) => at.every((sample) => sample[limb] === at[0][limb]);
  return { tithi: isSame('tithi'), karana: isSame('karana'), yoga: isSame('yoga'), nakshatra: isSame('nakshatra') };
}
