import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { nakshatraOf } from '@nebosvod/engine/angle/nakshatra';
import { degreeInSign, signOf } from '@nebosvod/engine/angle/sign';
import type { DayWindows, PanchangaDay, PolarDay } from '@nebosvod/engine/panchanga/panchanga-day';
import type { Span } from '@nebosvod/engine/panchanga/span';
import { DAY_SECONDS } from '@nebosvod/engine/time/durations';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';

/** A stretch on the wire, with whatever else it carries. */
export function spanOf<S extends Span>(span: S): Omit<S, 'start' | 'end'> & { start: string; end: string } {
  return { ...span, start: isoFromJulianDay(span.start), end: isoFromJulianDay(span.end) };
}

const spans = <S extends Span>(list: readonly S[]) => list.map(spanOf);
const instant = (julianDay: number | null) => (julianDay === null ? null : isoFromJulianDay(julianDay));

function placeOf(longitude: number): PanchangaDayAnswer['positions']['sun'] {
  const { nakshatra, pada } = nakshatraOf(longitude);
  return { longitude, sign: signOf(longitude), degree: degreeInSign(longitude), nakshatra, pada };
}

function presentWindows(windows: DayWindows): NonNullable<PanchangaDayAnswer['windows']> {
  return {
    rahuKala: spanOf(windows.rahuKala),
    yamaganda: spanOf(windows.yamaganda),
    gulika: spanOf(windows.gulika),
    abhijit: spanOf(windows.abhijit),
    durmuhurta: spans(windows.durmuhurta),
    varjyam: spans(windows.varjyam),
    amritaKala: spans(windows.amritaKala),
    brahmaMuhurta: spanOf(windows.brahmaMuhurta),
    vijaya: spanOf(windows.vijaya),
    godhuli: spanOf(windows.godhuli),
    nishita: spanOf(windows.nishita),
    pratahSandhya: spanOf(windows.pratahSandhya),
    sayahnaSandhya: spanOf(windows.sayahnaSandhya),
    bhadra: spans(windows.bhadra),
  };
}

type Body = Omit<PanchangaDayAnswer, 'date' | 'place' | 'visible' | 'vara' | 'festivals' | 'ekadashi' | 'personal'>;

/** The computed part of a day on the wire: instants as text, what does not exist as null with its reason. */
export function presentDay(found: PanchangaDay | PolarDay): Body {
  const shared = {
    moonrise: instant(found.moonrise),
    moonset: instant(found.moonset),
    tithis: spans(found.tithis),
    nakshatras: found.nakshatras.map((star) => ({ ...spanOf(star), padas: spans(star.padas) })),
    yogas: spans(found.yogas),
    karanas: spans(found.karanas),
    sunSigns: spans(found.sunSigns),
    sunNakshatras: spans(found.sunNakshatras),
    moonSigns: spans(found.moonSigns),
    positions: { sun: placeOf(found.longitudes.sun), moon: placeOf(found.longitudes.moon) },
    lunarMonth: found.lunarMonth,
    years: found.years,
    ritu: { sidereal: found.season.sidereal.ritu, tropical: found.season.tropical.ritu },
    ayana: { sidereal: found.season.sidereal.ayana, tropical: found.season.tropical.ayana },
  };
  if (!found.day) {
    return {
      reason: found.reason,
      sunrise: null,
      sunset: null,
      nextSunrise: null,
      dayLengthSeconds: null,
      windows: null,
      hora: null,
      choghadiya: null,
      gowri: null,
      muhurtas: null,
      dayYogas: [],
      anandadi: [],
      panchaka: null,
      dishaShula: null,
      chandraVasa: null,
      tithiQuality: null,
      ...shared,
    };
  }
  return {
    sunrise: isoFromJulianDay(found.day.sunrise),
    sunset: isoFromJulianDay(found.day.sunset),
    nextSunrise: isoFromJulianDay(found.day.nextSunrise),
    dayLengthSeconds: Math.round((found.day.sunset - found.day.sunrise) * DAY_SECONDS),
    windows: presentWindows(found.windows),
    hora: spans(found.hora),
    choghadiya: spans(found.choghadiya),
    gowri: spans(found.gowri),
    muhurtas: spans(found.muhurtas),
    dayYogas: spans(found.yogasOfDay),
    anandadi: spans(found.anandadi),
    panchaka: found.panchaka && spanOf(found.panchaka),
    dishaShula: found.dishaShula,
    chandraVasa: found.chandraVasa,
    tithiQuality: found.tithiQuality,
    ...shared,
    ...(found.conventional && { reason: found.conventional, isConventional: true }),
  };
}
