import { separation } from '../angle/degrees.ts';
import type { DayWalk } from '../festival/almanac-days.ts';
import { eclipsesBetween } from '../festival/eclipses.ts';
import type { PanchangaDay } from '../panchanga/panchanga-day.ts';
import type { Span } from '../panchanga/span.ts';
import { COMBUSTION_ORBS } from '../state/combustion.table.ts';
import type { VetoId } from './purpose.table.ts';

/** Nitya yogas refused whole: Vyatipata 17, Vaidhriti 27; and the bad opening parts of others in sixtieths of the yoga. [MC] */
const WHOLE_BAD_YOGAS: readonly number[] = [17, 27];
const BAD_OPENINGS: Readonly<Record<number, number>> = { 1: 3, 6: 6, 9: 5, 10: 6, 13: 9, 15: 9, 19: 30 };
const RIKTA: readonly number[] = [4, 9, 14];

/** A stretch of a day that a veto forbids. */
export interface Forbidden extends Span {
  readonly veto: VetoId;
}

/**
 * Everything that may forbid an hour of a day, whole or in part. Which of it counts is the purpose's business. [MC]
 */
export function forbiddenSpans(walk: DayWalk, day: PanchangaDay): Forbidden[] {
  const whole = { start: day.day.sunrise, end: day.day.nextSunrise };
  const all = (veto: VetoId, holds: boolean): Forbidden[] => (holds ? [{ veto, ...whole }] : []);
  const { lunarMonth } = day;
  const sunSign = day.sunSigns[0].index;
  const of = (veto: VetoId, spans: readonly Span[]): Forbidden[] =>
    spans.map(({ start, end }) => ({ veto, start, end }));
  return [
    ...all('adhika-masa', lunarMonth.isAdhika),
    ...all('kharmas', sunSign === 9 || sunSign === 12),
    ...all('chaturmas', isChaturmas(day)),
    ...all('guru-asta', isSet(walk, day, 'jupiter')),
    ...all('shukra-asta', isSet(walk, day, 'venus')),
    ...all('eclipse', hasVisibleEclipse(walk, day)),
    ...of(
      'bhadra',
      day.windows.bhadra.filter((bhadra) => bhadra.dwelling === 'earth'),
    ),
    ...of('bad-nitya-yoga', day.yogas.flatMap(badPart)),
    ...of('panchaka', day.panchaka ? [day.panchaka] : []),
    ...of(
      'amavasya',
      day.tithis.filter((tithi) => tithi.index === 30),
    ),
    ...of(
      'rikta',
      day.tithis.filter((tithi) => RIKTA.includes(((tithi.index - 1) % 15) + 1)),
    ),
    ...of('rahu-kala', [day.windows.rahuKala]),
    ...of('varjyam', day.windows.varjyam),
  ];
}

function badPart({ index, start, end }: PanchangaDay['yogas'][number]): Span[] {
  if (WHOLE_BAD_YOGAS.includes(index)) return [{ start, end }];
  const ghatis = BAD_OPENINGS[index];
  return ghatis === undefined ? [] : [{ start, end: start + ((end - start) * ghatis) / 60 }];
}

/** From Ashadha shukla 11 to Karttika shukla 11, amanta. */
function isChaturmas({ lunarMonth, tithis }: PanchangaDay): boolean {
  const day = lunarMonth.amanta * 30 + tithis[0].index;
  return day >= 4 * 30 + 11 && day < 8 * 30 + 11;
}

/** Jupiter or Venus within its orb of the Sun: heliacally set. */
function isSet(walk: DayWalk, day: PanchangaDay, planet: 'jupiter' | 'venus'): boolean {
  const { ephemeris } = walk.almanac;
  const at = day.day.sunrise;
  const { longitude, speed } = ephemeris.position(at, planet);
  const orb = COMBUSTION_ORBS[planet][speed < 0 ? 'retrograde' : 'direct'];
  return separation(longitude, ephemeris.longitude(at, 'sun')) <= orb;
}

function hasVisibleEclipse(walk: DayWalk, { day }: PanchangaDay): boolean {
  const { ephemeris, place } = walk.almanac;
  return eclipsesBetween(ephemeris, day.sunrise, day.nextSunrise, place).some(({ local }) => local?.isVisible);
}
