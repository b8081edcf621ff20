import { gregorianFromJulianDayNumber } from '../time/julian-day.ts';
import type { AmantaMonth } from './lunar-month.ts';

export interface Samvatsara {
  /** 1 = Prabhava … 60 = Akshaya. */
  readonly south: number;
  /** Label of the year in the northern reckoning (Vikrami almanacs), as printed about 1900–2080. */
  readonly north: number;
  /** The Jovian year elapsed at the start of the solar year, which jumps once in about 85 years. [BS 8] */
  readonly northJovianElapsed: number;
}

export interface IndianYears {
  readonly shaka: number;
  /** Year from Chaitra. */
  readonly vikram: number;
  /** Gujarati year from Karttika, one less until it begins. */
  readonly vikramKarttikadi: number;
  /** Elapsed years of Kali. */
  readonly kali: number;
  readonly samvatsara: Samvatsara;
}

/**
 * Years of the eras on a lunar day. The year turns at the new moon that begins Chaitra (the common one, when there are two).
 * @param month the amanta month of the day
 */
export function indianYears(month: AmantaMonth): IndianYears {
  const shaka = shakaYear(month);
  const vikram = shaka + 135;
  return {
    shaka,
    vikram,
    vikramKarttikadi: month.number < 8 || (month.number === 8 && month.isAdhika) ? vikram - 1 : vikram,
    kali: shaka + 3179,
    samvatsara: {
      south: ((shaka + 11) % 60) + 1,
      north: ((vikram + 9) % 60) + 1,
      northJovianElapsed: (Math.floor((22 * shaka + 4291) / 1875) + shaka) % 60,
    },
  };
}

/**
 * Shaka year: the Gregorian year less 78 from Chaitra on, one less before it. Months 10–12 may fall into the next Gregorian
 * year; an adhika Chaitra still belongs to the old year.
 */
function shakaYear(month: AmantaMonth): number {
  const { year, month: civilMonth } = gregorianFromJulianDayNumber(Math.round(month.start));
  const beforeChaitra = month.number >= 9 && civilMonth <= 4;
  const adhikaChaitra = month.number === 1 && month.isAdhika;
  return year - 78 - (beforeChaitra || adhikaChaitra ? 1 : 0);
}
