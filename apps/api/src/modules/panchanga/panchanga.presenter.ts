import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { nakshatraOf } from '@nebosvod/engine/angle/nakshatra';
import { degreeInSign, signOf } from '@nebosvod/engine/angle/sign';
import type { DayWindows, PanchangaDay, PolarDay } from '@nebosvod/engine/panchanga/panchanga-day';
import type { Span } from '@nebosvod/engine/panchanga/span';
import type { Passage } from '@nebosvod/engine/search/monotone';
import { DAY_SECONDS } from '@nebosvod/engine/time/durations';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';

/** A stretch on the wire, with whatever else it carries. */
export function spanOf<S extends Span>(span: S): Omit<S, 'start' | 'end'> & { start: string; end: string } {
  return { ...span, start: isoFromJulianDay(span.start), end: isoFromJulianDay(span.end) };
}

const spans = <S extends Span>(list: readonly S[]) => list.map(spanOf);

/** The same of what carries a number or nothing, by far the most: written out, for a spread costs several times as much. */
const limb = ({ index, start, end }: Passage) => ({
  index,
  start: isoFromJulianDay(start),
  end: isoFromJulianDay(end),
});
const stretch = ({ start, end }: Span) => ({ start: isoFromJulianDay(start), end: isoFromJulianDay(end) });
/** A choghadiya or a gowri. */
const eighth = <Name, Quality>({
  start,
  end,
  name,
  quality,
}: Span & { readonly name: Name; readonly quality: Quality }) => ({
  start: isoFromJulianDay(start),
  end: isoFromJulianDay(end),
  name,
  quality,
});
const instant = (julianDay: number | null) => (julianDay === null ? null : isoFromJulianDay(julianDay));

function placeOf(longitude: number): PanchangaDayAnswer['positions']['sun'] {
  const { nakshatra, pada } = nakshatraOf(longitude);
  return { longitude, sign: signOf(longitude), degree: degreeInSign(longitude), nakshatra, pada };
}

function presentWindows(windows: DayWindows): NonNullable<PanchangaDayAnswer['windows']> {
  return {
    rahuKala: stretch(windows.rahuKala),
    yamaganda: stretch(windows.yamaganda),
    gulika: stretch(windows.gulika),
    abhijit: spanOf(windows.abhijit),
    durmuhurta: windows.durmuhurta.map(stretch),
    varjyam: spans(windows.varjyam),
    amritaKala: spans(windows.amritaKala),
    brahmaMuhurta: stretch(windows.brahmaMuhurta),
    vijaya: stretch(windows.vijaya),
    godhuli: stretch(windows.godhuli),
    nishita: stretch(windows.nishita),
    pratahSandhya: stretch(windows.pratahSandhya),
    sayahnaSandhya: stretch(windows.sayahnaSandhya),
    bhadra: spans(windows.bhadra),
  };
}

type Body = Omit<PanchangaDayAnswer, 'date' | 'place' | 'visible' | 'vara' | 'festivals' | 'ekadashi' | 'personal'>;

/** The computed part of a day on the wire: instants as text, what does not exist as null with its reason. */
export function presentDay(found: PanchangaDay | PolarDay): Body {
  const shared = {
    moonrise: instant(found.moonrise),
    moonset: instant(found.moonset),
    tithis: found.tithis.map(limb),
    nakshatras: found.nakshatras.map(({ index, start, end, padas }) => ({
      index,
      start: isoFromJulianDay(start),
      end: isoFromJulianDay(end),
      padas: padas.map(limb),
    })),
    yogas: found.yogas.map(limb),
    karanas: found.karanas.map(limb),
    sunSigns: found.sunSigns.map(limb),
    sunNakshatras: found.sunNakshatras.map(limb),
    moonSigns: found.moonSigns.map(limb),
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
    hora: found.hora.map(({ start, end, lord, quality }) => ({
      start: isoFromJulianDay(start),
      end: isoFromJulianDay(end),
      lord,
      quality,
    })),
    choghadiya: found.choghadiya.map(eighth),
    gowri: found.gowri.map(eighth),
    muhurtas: found.muhurtas.map(({ start, end, index, name, quality }) => ({
      start: isoFromJulianDay(start),
      end: isoFromJulianDay(end),
      index,
      name,
      quality,
    })),
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
