import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { type MonotoneAngle, nextReach, type Passage, passages } from '../search/monotone.ts';
import { elongation, siderealMoon, siderealSun, sunPlusMoon } from '../search/sun-moon.ts';
import type { GeoPlace, Settings } from '../settings.ts';
import { type CivilDate, civilDay } from './civil-day.ts';
import { type LunarMonth, lunarMonthAt } from './lunar-month.ts';
import { type Season, seasons } from './season.ts';
import type { Span } from './span.ts';
import { CHANDRA_VASA, DAGDHA_TITHI, DISHA_SHULA, SIDDHA_TITHIS } from './star-yoga.table.ts';
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

export interface PanchangaInput {
  readonly date: CivilDate;
  readonly place: GeoPlace;
  /** Offset in force at noon of the date, seconds east of UTC. */
  readonly utcOffsetSeconds: number;
  readonly settings: Pick<Settings, 'ayanamsha' | 'sunrise'>;
}

/** What needs no sunrise: the limbs of the Sun and the Moon over a stretch of time. */
export interface Limbs {
  /** 1 … 30, 15 = purnima, 30 = amavasya. */
  readonly tithis: readonly Passage[];
  /** 1 … 27, each with its padas. */
  readonly nakshatras: readonly (Passage & { readonly padas: readonly Passage[] })[];
  /** Nitya yogas 1 … 27. */
  readonly yogas: readonly Passage[];
  /** Half-tithis 1 … 60. */
  readonly karanas: readonly Passage[];
  readonly sunSigns: readonly Passage[];
  readonly moonSigns: readonly Passage[];
  readonly sunNakshatras: readonly Passage[];
}

/** A day whose Sun rises and sets. */
export interface PanchangaDay extends Limbs {
  readonly day: VedicDay;
  readonly moonrise: number | null;
  readonly moonset: number | null;
  readonly lunarMonth: LunarMonth;
  readonly years: IndianYears;
  readonly season: { readonly sidereal: Season; readonly tropical: Season };
  readonly windows: DayWindows;
  readonly yogasOfDay: readonly DayYoga[];
  readonly anandadi: ReturnType<typeof anandadis>;
  readonly panchaka: (Span & { readonly kind: ReturnType<typeof panchakaKind> }) | null;
  readonly dishaShula: (typeof DISHA_SHULA)[number];
  readonly chandraVasa: (typeof CHANDRA_VASA)[number];
  /** Whether the tithi at sunrise is burnt (dagdha) or perfected (siddha) by the weekday. */
  readonly tithiQuality: 'dagdha' | 'siddha' | null;
  readonly hora: ReturnType<typeof horas>;
  readonly choghadiya: ReturnType<typeof choghadiyas>;
  readonly gowri: ReturnType<typeof gowris>;
  readonly muhurtas: ReturnType<typeof muhurtas>;
}

/** A day without sunrise or sunset: the limbs of its 24 hours from civil midnight, and nothing that needs the horizon. */
export interface PolarDay extends Limbs {
  readonly day: null;
  readonly reason: NoDayReason;
  readonly moonrise: number | null;
  readonly moonset: number | null;
  readonly lunarMonth: LunarMonth;
  readonly years: IndianYears;
  readonly season: { readonly sidereal: Season; readonly tropical: Season };
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
 * The panchanga of a civil date at a place: the Vedic day from its sunrise to the next.
 * Limbs and windows carry true starts and ends, also outside the day; skipped and repeated limbs show as they are.
 * Polar day and night: `day` is null with its reason, limbs are those of the civil date.
 * @throws EphemerisRangeError outside 1800–2399
 */
export function panchangaDay(ephemeris: Ephemeris, input: PanchangaInput): PanchangaDay | PolarDay {
  const { date, place, settings, utcOffsetSeconds } = input;
  const found = civilDay(ephemeris, date, place, settings.sunrise, utcOffsetSeconds);
  const span = found.day
    ? { start: found.day.sunrise, end: found.day.nextSunrise }
    : { start: found.noon - 0.5, end: found.noon + 0.5 };
  const limbs = limbsOf(ephemeris, span, settings.ayanamsha);
  const { month, ...lunarMonth } = lunarMonthAt(ephemeris, span.start, settings.ayanamsha);
  const shared = {
    ...limbs,
    lunarMonth,
    years: indianYears(month),
    season: seasons(ephemeris, span.start, settings.ayanamsha),
    moonrise: within(span, ephemeris.riseSet(span.start, 'moon', 'rise', settings.sunrise, place)),
    moonset: within(span, ephemeris.riseSet(span.start, 'moon', 'set', settings.sunrise, place)),
  };
  if (!found.day) return { ...shared, day: null, reason: found.reason, span };
  const { day } = found;
  const tithi = ((limbs.tithis[0].index - 1) % 15) + 1;
  return {
    ...shared,
    day,
    windows: windowsOf(ephemeris, day, limbs, place, settings),
    yogasOfDay: dayYogas(day, limbs.tithis, limbs.nakshatras, limbs.sunNakshatras),
    anandadi: anandadis(day, limbs.nakshatras),
    panchaka: panchakaOf(limbs, day),
    dishaShula: DISHA_SHULA[day.vara],
    chandraVasa: CHANDRA_VASA[(limbs.moonSigns[0].index - 1) % 4],
    tithiQuality:
      DAGDHA_TITHI[day.vara] === tithi ? 'dagdha' : SIDDHA_TITHIS[day.vara]?.includes(tithi) ? 'siddha' : null,
    hora: horas(day),
    choghadiya: choghadiyas(day),
    gowri: gowris(day),
    muhurtas: muhurtas(day),
  };
}

/** Limbs touching a stretch of time, the first of each kind holding at its start. */
export function limbsOf(ephemeris: Ephemeris, span: Span, ayanamsha: Settings['ayanamsha']): Limbs {
  const moon = siderealMoon(ephemeris, ayanamsha);
  const sun = siderealSun(ephemeris, ayanamsha);
  const list = (angle: typeof moon, count: number) => passages(angle, count, span.start, span.end);
  const tithis = list(elongation(ephemeris), 30);
  const nakshatras = list(moon, 27);
  const padas = passages(moon, 108, nakshatras[0].start + 1e-5, (nakshatras.at(-1)?.end ?? span.end) - 1e-5);
  return {
    tithis,
    karanas: halvesOf(tithis, span, elongation(ephemeris)),
    nakshatras: nakshatras.map((star) => ({
      ...star,
      padas: padas
        .filter((pada) => Math.ceil(pada.index / 4) === star.index)
        .map((pada) => ({ ...pada, index: ((pada.index - 1) % 4) + 1 })),
    })),
    yogas: list(sunPlusMoon(ephemeris, ayanamsha), 27),
    sunSigns: list(sun, 12),
    sunNakshatras: list(sun, 27),
    moonSigns: list(moon, 12),
  };
}

/** The two halves of each tithi: its karanas share its edges, only the middle is searched for. */
function halvesOf(tithis: readonly Passage[], span: Span, angle: MonotoneAngle): Passage[] {
  return tithis
    .flatMap(({ index, start, end }) => {
      const middle = nextReach(angle, (index - 1) * 12 + 6, start);
      return [
        { index: index * 2 - 1, start, end: middle },
        { index: index * 2, start: middle, end },
      ];
    })
    .filter((half) => half.end > span.start && half.start < span.end);
}

function windowsOf(
  ephemeris: Ephemeris,
  day: VedicDay,
  limbs: Limbs,
  place: GeoPlace,
  settings: PanchangaInput['settings'],
): DayWindows {
  const moon = siderealMoon(ephemeris, settings.ayanamsha);
  // The night before: sunset of the previous day, at most a day back.
  const previousSunset = previousSetting(ephemeris, day, place);
  const { pratah, sayahna } = sandhyas(day);
  return {
    ...eighths(day),
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
        dwelling: bhadraDwelling(moon.at(Math.max(start, day.sunrise))),
      })),
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
export function isVishti(halfTithi: number): boolean {
  return halfTithi >= 2 && halfTithi <= 57 && (halfTithi - 2) % 7 === 6;
}

function panchakaOf(limbs: Limbs, day: VedicDay): PanchangaDay['panchaka'] {
  const stars = limbs.nakshatras.filter((star) => star.index >= 23);
  if (stars.length === 0) return null;
  // It begins at the middle of the 23rd star and ends with the 27th.
  const start = stars[0].index === 23 ? (stars[0].padas[2]?.start ?? stars[0].start) : stars[0].start;
  const end = stars.at(-1)?.end ?? day.nextSunrise;
  if (start >= day.nextSunrise) return null;
  return { start, end, kind: panchakaKind(day.vara) };
}

function within(span: Span, julianDay: number | null): number | null {
  return julianDay !== null && julianDay < span.end ? julianDay : null;
}
