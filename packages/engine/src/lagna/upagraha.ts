import { normalizeDegrees } from '../angle/degrees.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { isDaytime, type VedicDay } from '../panchanga/vedic-day.ts';
import type { SUN_UPAGRAHAS, TIME_UPAGRAHAS, UPAGRAHA_MOMENTS, UPAGRAHAS } from './lagna.ids.ts';

export type UpagrahaId = (typeof UPAGRAHAS)[number];

export type UpagrahaMoment = (typeof UPAGRAHA_MOMENTS)[number];

/** Weekday (0 = Sunday) of the graha whose eighth each upagraha takes. [BPHS 3.66–70] */
const EIGHTH_OF = { kala: 0, mrityu: 2, ardhaprahara: 3, yamaghantaka: 4, gulika: 6 } as const;
/** Ghatis of a 30-ghati day after which Mandi rises, Sunday … Saturday; at night the fifth weekday's number. [PD 25] */
const MANDI_GHATIS = [26, 22, 18, 14, 10, 6, 2] as const;

/** Longitudes of the Sun's upagrahas, degrees, in the zodiac of the chart. */
export function sunUpagrahas(sunLongitude: number): Readonly<Record<(typeof SUN_UPAGRAHAS)[number], number>> {
  const dhuma = normalizeDegrees(sunLongitude + 400 / 3);
  const vyatipata = normalizeDegrees(360 - dhuma);
  const parivesha = normalizeDegrees(vyatipata + 180);
  const indrachapa = normalizeDegrees(360 - parivesha);
  const upaketu = normalizeDegrees(indrachapa + 50 / 3);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu };
}

/**
 * Longitudes of the upagrahas that rise with a part of the day: the ascendant at the start (or middle, end) of the
 * eighth of its lord. Eighths are ruled from the lord of the weekday by day and from the fifth weekday's lord at night,
 * the last one is lordless. Mandi rises at a moment of its own. [BPHS 3.66–70; PD 25]
 */
export function timeUpagrahas(
  ephemeris: Ephemeris,
  chart: Chart,
  day: VedicDay,
  moment: UpagrahaMoment = 'start',
): Readonly<Record<(typeof TIME_UPAGRAHAS)[number], number>> {
  const isDay = isDaytime(day, chart.julianDay);
  const begin = isDay ? day.sunrise : day.sunset;
  const length = isDay ? day.sunset - day.sunrise : day.nextSunrise - day.sunset;
  const first = (day.vara + (isDay ? 0 : 4)) % 7;
  const shift = { start: 0, middle: 0.5, end: 1 }[moment];
  const rising = (share: number) => ascendantAt(ephemeris, chart, begin + length * share);
  const eighth = (weekday: number) => rising((((weekday - first + 7) % 7) + shift) / 8);
  return {
    kala: eighth(EIGHTH_OF.kala),
    mrityu: eighth(EIGHTH_OF.mrityu),
    ardhaprahara: eighth(EIGHTH_OF.ardhaprahara),
    yamaghantaka: eighth(EIGHTH_OF.yamaghantaka),
    gulika: eighth(EIGHTH_OF.gulika),
    mandi: rising(MANDI_GHATIS[first] / 30),
  };
}

/** Upagrahas of the Sun in a chart. */
export function sunUpagrahasOf(chart: Chart): Readonly<Record<(typeof SUN_UPAGRAHAS)[number], number>> {
  return sunUpagrahas(bodyOf(chart, 'sun').longitude);
}

function ascendantAt(ephemeris: Ephemeris, chart: Chart, julianDay: number): number {
  const { zodiac, ayanamsha } = chart.settings;
  const shift = zodiac === 'sidereal' ? ephemeris.ayanamsha(julianDay, ayanamsha) : 0;
  return normalizeDegrees(ephemeris.angles(julianDay, chart.place).ascendant - shift);
}
