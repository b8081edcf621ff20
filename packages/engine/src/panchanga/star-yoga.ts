import { type Sign, signOf } from '../angle/sign.ts';
import type { Passage } from '../search/monotone.ts';
import type { DAY_YOGAS } from './panchanga.ids.ts';
import { ANANDADI } from './panchanga.ids.ts';
import type { Span } from './span.ts';
import {
  AMRITA_SIDDHI,
  ANANDADI_BAD,
  ANANDADI_START,
  BHADRA_DWELLING,
  DVIPUSHKARA_STARS,
  GANDA_MULA,
  PANCHAKA_KIND,
  PUSHKARA_TITHIS,
  PUSHKARA_VARAS,
  RAVI_YOGA_COUNTS,
  SARVARTHA_SIDDHI,
  TRIPUSHKARA_STARS,
} from './star-yoga.table.ts';
import type { VedicDay } from './vedic-day.ts';

export type DayYogaId = (typeof DAY_YOGAS)[number];

/** A combination of the day with the stretch of it in which it holds. */
export interface DayYoga extends Span {
  readonly id: DayYogaId;
  readonly quality: 'good' | 'bad' | 'neutral';
  readonly nakshatra: number;
}

/**
 * Yogas made by weekday, nakshatra and tithi, each cut to the part of the Vedic day in which its parts meet. [MC]
 * @param sunNakshatras nakshatras of the Sun touching the day
 */
export function dayYogas(
  day: VedicDay,
  tithis: readonly Passage[],
  nakshatras: readonly Passage[],
  sunNakshatras: readonly Passage[],
): DayYoga[] {
  const { vara } = day;
  const whole = { start: day.sunrise, end: day.nextSunrise };
  const found: DayYoga[] = [];
  const add = (id: DayYogaId, quality: DayYoga['quality'], nakshatra: number, ...spans: Span[]) => {
    const start = Math.max(whole.start, ...spans.map((span) => span.start));
    const end = Math.min(whole.end, ...spans.map((span) => span.end));
    if (start < end) found.push({ id, quality, nakshatra, start, end });
  };
  for (const star of nakshatras) {
    if (AMRITA_SIDDHI[vara] === star.index) add('amrita-siddhi', 'good', star.index, star);
    if (SARVARTHA_SIDDHI[vara].includes(star.index)) add('sarvartha-siddhi', 'good', star.index, star);
    if (star.index === 8 && vara === 4) add('guru-pushya', 'good', star.index, star);
    if (star.index === 8 && vara === 0) add('ravi-pushya', 'good', star.index, star);
    if (GANDA_MULA.includes(star.index)) add('ganda-mula', 'bad', star.index, star);
    for (const sun of sunNakshatras) {
      const count = ((star.index - sun.index + 27) % 27) + 1;
      if (RAVI_YOGA_COUNTS.includes(count)) add('ravi-yoga', 'good', star.index, star, sun);
    }
    if (!PUSHKARA_VARAS.includes(vara)) continue;
    for (const tithi of tithis) {
      if (!PUSHKARA_TITHIS.includes(((tithi.index - 1) % 15) + 1)) continue;
      if (DVIPUSHKARA_STARS.includes(star.index)) add('dvipushkara', 'neutral', star.index, star, tithi);
      if (TRIPUSHKARA_STARS.includes(star.index)) add('tripushkara', 'neutral', star.index, star, tithi);
    }
  }
  return found;
}

/** Anandadi yoga of each nakshatra touching the day, counted among 28 stars with Abhijit as the 22nd. */
export function anandadis(day: VedicDay, nakshatras: readonly Passage[]) {
  return nakshatras.map((star) => {
    const among28 = star.index >= 22 ? star.index + 1 : star.index;
    const index = ((among28 - ANANDADI_START[day.vara] + 28) % 28) + 1;
    return {
      index,
      name: ANANDADI[index - 1],
      quality: ANANDADI_BAD.includes(index) ? ('bad' as const) : ('good' as const),
      nakshatra: star.index,
      start: Math.max(star.start, day.sunrise),
      end: Math.min(star.end, day.nextSunrise),
    };
  });
}

/** Name of a panchaka by the weekday it begins on; null on days that give it none. */
export function panchakaKind(vara: number): (typeof PANCHAKA_KIND)[number] {
  return PANCHAKA_KIND[vara];
}

/** Where bhadra dwells for a Moon's longitude at its beginning; harmful on earth only. [MC] */
export function bhadraDwelling(moonLongitude: number): (typeof BHADRA_DWELLING)[number] {
  return BHADRA_DWELLING[signOf(moonLongitude) - 1];
}

export interface StarBala {
  /** 1 Janma … 9 Parama Mitra. */
  readonly tara: number;
  readonly isGood: boolean;
}

/** Tara bala: the day's star counted from the birth star in nines; 3, 5 and 7 are bad. Agrees on 48 of 48 days. */
export function taraBala(birthNakshatra: number, dayNakshatra: number): StarBala {
  const tara = (((dayNakshatra - birthNakshatra + 27) % 27) % 9) + 1;
  return { tara, isGood: ![3, 5, 7].includes(tara) };
}

/** Chandra bala: the Moon's sign counted from the birth sign; 1 3 6 7 10 11 are good. Agrees on 48 of 48 days. */
export function chandraBala(birthSign: Sign, daySign: Sign): { readonly count: number; readonly isGood: boolean } {
  const count = ((daySign - birthSign + 12) % 12) + 1;
  return { count, isGood: [1, 3, 6, 7, 10, 11].includes(count) };
}
