import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { GeoPlace } from '../settings.ts';
import type { CivilDate } from '../time/date-arithmetic.ts';
import { DAY_SECONDS } from '../time/durations.ts';
import { gregorianFromJulianDayNumber, julianDayNumber, weekdayOf } from '../time/julian-day.ts';
import type { Almanac, Limbs } from './almanac.ts';
import { type LunarMonth, lunarMonthOf } from './lunar-month.ts';
import type { TITHI_QUALITIES } from './panchanga.ids.ts';
import type { SeasonNames } from './season.ts';
import type { Span } from './span.ts';
import { CHANDRA_VASA, DAGDHA_TITHI, DISHA_SHULA, PANCHAKA_SIGNS, SIDDHA_TITHIS } from './star-yoga.table.ts';
import { anandadis, bhadraDwelling, type DayYoga, dayYogas, panchakaKind } from './star-yoga.ts';
import type { NoDayReason, VedicDay } from './vedic-day.ts';
import {
  abhijit,
  amritaKalas,
  brahmaMuhurta,
  choghadiyas,
  durmuhurtas,
  eighths,
  godhuli,
  gowris,
  horas,
  muhurtas,
  nishita,
  sandhyas,
  varjyams,
  vijaya,
} from './windows.ts';
import { type IndianYears, indianYears } from './year.ts';

/** Where the Sun and the Moon stand, sidereal degrees. */
export interface SiderealLongitudes {
  readonly sun: number;
  readonly moon: number;
}

/** A day whose Sun rises and sets. */
export interface PanchangaDay extends Limbs {
  readonly day: VedicDay;
  /** Why the day stands on a conventional sunrise; null where the Sun itself rises. */
  readonly conventional: NoDayReason | null;
  /** At sunrise. */
  readonly longitudes: SiderealLongitudes;
  readonly moonrise: number | null;
  readonly moonset: number | null;
  readonly lunarMonth: LunarMonth;
  readonly years: IndianYears;
  readonly season: { readonly sidereal: SeasonNames; readonly tropical: SeasonNames };
  readonly windows: DayWindows;
  readonly yogasOfDay: readonly DayYoga[];
  readonly anandadi: ReturnType<typeof anandadis>;
  readonly panchaka: (Span & { readonly kind: ReturnType<typeof panchakaKind> }) | null;
  readonly dishaShula: (typeof DISHA_SHULA)[number];
  readonly chandraVasa: (typeof CHANDRA_VASA)[number];
  /** Whether the tithi at sunrise is burnt (dagdha) or perfected (siddha) by the weekday. */
  readonly tithiQuality: (typeof TITHI_QUALITIES)[number] | null;
  readonly hora: ReturnType<typeof horas>;
  readonly choghadiya: ReturnType<typeof choghadiyas>;
  readonly gowri: ReturnType<typeof gowris>;
  readonly muhurtas: ReturnType<typeof muhurtas>;
}

/** A day without sunrise or sunset: the limbs of its 24 hours from civil midnight, and nothing that needs the horizon. */
export interface PolarDay extends Limbs {
  readonly day: null;
  readonly reason: NoDayReason;
  /** At the start of `span`. */
  readonly longitudes: SiderealLongitudes;
  readonly moonrise: number | null;
  readonly moonset: number | null;
  readonly lunarMonth: LunarMonth;
  readonly years: IndianYears;
  readonly season: { readonly sidereal: SeasonNames; readonly tropical: SeasonNames };
  readonly span: Span;
}

export interface DayWindows {
  readonly rahuKala: Span;
  readonly yamaganda: Span;
  readonly gulika: Span;
  readonly abhijit: Span & { readonly isAuspicious: boolean };
  readonly durmuhurta: readonly Span[];
  readonly varjyam: readonly (Span & { readonly nakshatra: number })[];
  readonly amritaKala: readonly (Span & { readonly nakshatra: number })[];
  readonly brahmaMuhurta: Span;
  readonly vijaya: Span;
  readonly godhuli: Span;
  readonly nishita: Span;
  readonly pratahSandhya: Span;
  readonly sayahnaSandhya: Span;
  readonly bhadra: readonly (Span & {
    readonly halfTithi: number;
    readonly dwelling: ReturnType<typeof bhadraDwelling>;
  })[];
}

/**
 * The panchanga of a civil date at the almanac's place: the Vedic day from its sunrise to the next.
 * Limbs and windows carry true starts and ends, also outside the day; skipped and repeated limbs show as they are.
 * Polar day and night: `day` is null with its reason, limbs are those of the civil date.
 * @param utcOffsetSeconds offset in force at noon of the date, seconds east of UTC
 * @param isConventional where the Sun does not rise, count from 06:00 and 18:00 of the place's clock, and say so
 * @throws EphemerisRangeError outside 1800–2399
 */
export function panchangaDay(
  almanac: Almanac,
  date: CivilDate,
  utcOffsetSeconds: number,
  isConventional = false,
): PanchangaDay | PolarDay {
  const { ephemeris, place, settings } = almanac;
  const actual = almanac.civilDay(date, utcOffsetSeconds);
  const found =
    !actual.day && isConventional ? { day: conventionalDay(date, utcOffsetSeconds, settings.sunrise) } : actual;
  const span = found.day
    ? { start: found.day.sunrise, end: found.day.nextSunrise }
    : { start: found.noon - 0.5, end: found.noon + 0.5 };
  const limbs = almanac.limbs(span);
  const month = almanac.month(span.start);
  const shared = {
    longitudes: { sun: almanac.sun.at(span.start), moon: almanac.moon.at(span.start) },
    lunarMonth: lunarMonthOf(month, almanac.elongation.at(span.start)),
    years: indianYears(month),
    season: almanac.seasonNames(span.start),
    moonrise: within(span, ephemeris.riseSet(span.start, 'moon', 'rise', settings.sunrise, place)),
    moonset: within(span, ephemeris.riseSet(span.start, 'moon', 'set', settings.sunrise, place)),
    ...limbs,
  };
  if (!found.day) return { day: null, reason: found.reason, span, ...shared };
  const { day } = found;
  const tithi = ((limbs.tithis[0].index - 1) % 15) + 1;
  return {
    day,
    conventional: actual.day ? null : actual.reason,
    windows: windowsOf(almanac, day, limbs),
    yogasOfDay: dayYogas(day, limbs.tithis, limbs.nakshatras, limbs.sunNakshatras),
    anandadi: anandadis(day, limbs.nakshatras),
    panchaka: panchakaOf(almanac, limbs, day, utcOffsetSeconds),
    dishaShula: DISHA_SHULA[day.vara],
    chandraVasa: CHANDRA_VASA[(limbs.moonSigns[0].index - 1) % 4],
    tithiQuality:
      DAGDHA_TITHI[day.vara] === tithi ? 'dagdha' : SIDDHA_TITHIS[day.vara]?.includes(tithi) ? 'siddha' : null,
    hora: horas(day),
    choghadiya: choghadiyas(day),
    gowri: gowris(day),
    muhurtas: muhurtas(day),
    ...shared,
  };
}

/** A day of two equal halves from 06:00 by the place's clock: not an event of the sky, a convention for polar days and nights. */
function conventionalDay(date: CivilDate, utcOffsetSeconds: number, horizon: VedicDay['horizon']): VedicDay {
  const number = julianDayNumber(date.year, date.month, date.day);
  const sunrise = number - 0.25 - utcOffsetSeconds / DAY_SECONDS;
  return { sunrise, sunset: sunrise + 0.5, nextSunrise: sunrise + 1, vara: weekdayOf(number), horizon };
}

function windowsOf(almanac: Almanac, day: VedicDay, limbs: Limbs): DayWindows {
  const previousSunset = previousSetting(almanac.ephemeris, day, almanac.place);
  const { pratah, sayahna } = sandhyas(day);
  return {
    abhijit: abhijit(day),
    durmuhurta: durmuhurtas(day),
    varjyam: varjyams(day, limbs.nakshatras),
    amritaKala: amritaKalas(day, limbs.nakshatras),
    brahmaMuhurta: brahmaMuhurta(day, previousSunset),
    vijaya: vijaya(day),
    godhuli: godhuli(day),
    nishita: nishita(day),
    pratahSandhya: pratah,
    sayahnaSandhya: sayahna,
    bhadra: limbs.karanas
      .filter((karana) => isVishti(karana.index))
      .map(({ index, start, end }) => ({
        halfTithi: index,
        start,
        end,
        dwelling: bhadraDwelling(almanac.moon.at(Math.max(start, day.sunrise))),
      })),
    ...eighths(day),
  };
}

/** Last sunset before a day's sunrise; with none in the two days before (the end of a polar day) the night is as long as the coming one. */
function previousSetting(ephemeris: Ephemeris, day: VedicDay, place: GeoPlace): number {
  for (const back of [1.1, 1.6]) {
    const sunset = ephemeris.riseSet(day.sunrise - back, 'sun', 'set', day.horizon, place);
    if (sunset !== null && sunset < day.sunrise && day.sunrise - sunset < 1) return sunset;
  }
  return day.sunrise - (day.nextSunrise - day.sunset);
}

/** Vishti (bhadra) half-tithis: every seventh of 2 … 57. */
function isVishti(halfTithi: number): boolean {
  return halfTithi >= 2 && halfTithi <= 57 && (halfTithi - 2) % 7 === 6;
}

const MINUTE = 1 / 1440;

/**
 * The panchaka that touches a day: the Moon from the middle of Dhanishtha, 300°, to the end of Revati, whole, whichever of its days is
 * asked; its kind by the vara of the Vedic day in which it begins.
 */
function panchakaOf(almanac: Almanac, limbs: Limbs, day: VedicDay, utcOffsetSeconds: number): PanchangaDay['panchaka'] {
  const sign = limbs.moonSigns.find(({ index }) => index >= PANCHAKA_SIGNS.first);
  if (!sign) return null;
  const signAt = (instant: number) => almanac.moonSigns({ start: instant, end: instant + MINUTE })[0];
  const first = sign.index === PANCHAKA_SIGNS.first ? sign : signAt(sign.start - MINUTE);
  const last = sign.index === PANCHAKA_SIGNS.last ? sign : signAt(sign.end);
  const begun = first.start >= day.sunrise ? day : dayHolding(almanac, first.start, utcOffsetSeconds);
  return { start: first.start, end: last.end, kind: panchakaKind(begun.vara) };
}

/** The Vedic day that holds an instant; where the Sun does not rise, the conventional one. */
function dayHolding(almanac: Almanac, instant: number, utcOffsetSeconds: number): VedicDay {
  const number = Math.floor(instant + utcOffsetSeconds / DAY_SECONDS + 0.5);
  const dayOf = (julianDayNumberAtNoon: number): VedicDay => {
    const date = gregorianFromJulianDayNumber(julianDayNumberAtNoon);
    const { day } = almanac.civilDay(date, utcOffsetSeconds);
    return day ?? conventionalDay(date, utcOffsetSeconds, almanac.settings.sunrise);
  };
  const day = dayOf(number);
  return instant < day.sunrise ? dayOf(number - 1) : day;
}

function within(span: Span, julianDay: number | null): number | null {
  return julianDay !== null && julianDay < span.end ? julianDay : null;
}
