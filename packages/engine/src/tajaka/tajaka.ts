import { arcForward } from '../angle/degrees.ts';
import { countSigns, type House, type Sign } from '../angle/sign.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { bodyOf, type Chart, computeChart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { isDaytime, vedicDayAt } from '../panchanga/vedic-day.ts';
import type { GeoPlace } from '../settings.ts';
import { harshaBala } from './harsha.ts';
import { allPanchavargiya, type Panchavargiya } from './panchavargiya.ts';
import { type Saham, sahams } from './sahams.ts';
import { type SixteenYoga, sixteenYogas } from './sixteen-yogas.ts';
import { monthlyReturns, solarReturn } from './solar-return.ts';
import { munthaSign, type Varsha, varshaOf } from './varsha.ts';
import { muddaDasha, patyayiniDasha } from './year-dashas.ts';
import { officeBearers, type YearLord, yearLord } from './year-lord.ts';

export interface Tajaka {
  /** The return, Julian day (UT). */
  readonly instant: number;
  readonly nextInstant: number;
  readonly varsha: Varsha;
  readonly muntha: { readonly sign: Sign; readonly house: House };
  readonly bearers: ReturnType<typeof officeBearers>;
  readonly yearLord: YearLord;
  readonly strengths: Record<ClassicalGraha, Panchavargiya>;
  readonly harsha: ReturnType<typeof harshaBala>;
  readonly yogas: readonly SixteenYoga[];
  readonly sahams: readonly Saham[];
  readonly mudda: ReturnType<typeof muddaDasha>;
  readonly patyayini: ReturnType<typeof patyayiniDasha>;
  /** Beginnings of the twelve months. */
  readonly months: readonly number[];
}

/**
 * The annual chart and its reading by tajaka: the seven planets only, nodes never rule. [TN]
 * @param natal the birth chart; its zodiac decides between the sidereal and the tropical return
 * @param residence where the year is lived, default the place of birth
 */
export function computeTajaka(
  ephemeris: Ephemeris,
  natal: Chart,
  completedYears: number,
  residence: GeoPlace = natal.place,
): Tajaka {
  const { settings } = natal;
  const instant = solarReturn(ephemeris, natal.julianDay, completedYears, settings);
  const nextInstant = solarReturn(ephemeris, natal.julianDay, completedYears + 1, settings);
  const varsha = yearChart(ephemeris, natal, instant, residence);
  const muntha = munthaSign(natal.ascendant.sign, completedYears);
  const bearers = officeBearers(varsha, natal.ascendant.sign, muntha);
  const strengths = allPanchavargiya(varsha);
  return {
    instant,
    nextInstant,
    varsha,
    muntha: { sign: muntha, house: countSigns(varsha.lagna, muntha) },
    bearers,
    yearLord: yearLord(varsha, bearers, strengths),
    strengths,
    harsha: harshaBala(varsha),
    yogas: sixteenYogas(varsha),
    sahams: sahams(varsha),
    mudda: muddaDasha(bodyOf(natal, 'moon').nakshatra, completedYears, instant, nextInstant),
    patyayini: patyayiniDasha(varsha, instant, nextInstant),
    months: monthlyReturns(ephemeris, instant, settings),
  };
}

/** The chart of a return; without sunrise (polar day or night) the Sun's altitude decides between day and night. */
export function yearChart(ephemeris: Ephemeris, natal: Chart, instant: number, residence: GeoPlace): Varsha {
  const chart = computeChart(ephemeris, {
    julianDay: instant,
    place: residence,
    settings: { ...natal.settings, outerPlanets: false },
  });
  const day = vedicDayAt(ephemeris, instant, residence, natal.settings.sunrise);
  const isDay = day ? isDaytime(day, instant) : isSunAbove(chart);
  return varshaOf(chart, isDay);
}

/** Houses 7 … 12 lie above the horizon. */
function isSunAbove(chart: Chart): boolean {
  const sun = bodyOf(chart, 'sun');
  const arc = arcForward(chart.ascendant.longitude, sun.longitude);
  return arc >= 180;
}
