import type { CivilDate } from '../civil-date.ts';
import { type Confirmations, marks } from '../confirmation.ts';
import type { SEXES } from '../numerology.ids.ts';
import { digitChain, digitSum, digitsOf, lastOf } from '../reduction.ts';
import { type Step, sumChainText, Trace } from '../trace.ts';

export type Sex = (typeof SEXES)[number];

/** Feng-shui Gua of one Chinese solar year. */
export interface SolarGua {
  readonly solarYear: number;
  readonly male: number;
  readonly female: number;
}

export interface Kua {
  /** Vedic Kua 1–9 of the calendar year; 5 stays 5. */
  readonly male: number;
  readonly female: number;
  /** Feng-shui Gua of the asked sex; null when no sex was named or two solar years are possible and disagree. */
  readonly gua: number | null;
  readonly reason: 'NO_SEX' | 'SOLAR_YEAR_UNSETTLED' | null;
  /** One solar year, or two when the date is among the days on which the year turns. */
  readonly fengShui: readonly SolarGua[];
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

function kuaPair(year: number, id: string, trace: Trace): { readonly male: number; readonly female: number } {
  const yearChain = digitChain(digitSum(year));
  const s = trace.step(`s${id}`, `Цифры года ${year}`, sumChainText(digitsOf(year), yearChain), lastOf(yearChain));
  const left = 11 - s;
  const male = trace.step(
    `male${id}`,
    'Мужское число: 11 минус число года',
    `11 − ${s} = ${left}${left > 9 ? ' → 1 + 0 = 1' : ''}`,
    left > 9 ? 1 : left,
  );
  const chain = digitChain(s + 4);
  const female = trace.step(
    `female${id}`,
    'Женское число: число года плюс 4',
    sumChainText([s, 4], chain),
    lastOf(chain),
  );
  return { male, female };
}

/**
 * Kua of a calendar year: male r9(11 − s), female r9(s + 4), s = r9 of the year's digits. Feng-shui Gua is the same of the
 * Chinese solar year with 5 replaced by 2 (male) or 8 (female); the solar years default to the calendar one.
 * @see [numerologyscience]
 */
export function kua(year: number, sex?: Sex, solar: readonly number[] = [year]): Kua {
  const trace = new Trace();
  const { male, female } = kuaPair(year, '', trace);
  const fengShui = solar.map((solarYear): SolarGua => {
    const pair = solarYear === year ? { male, female } : kuaPair(solarYear, `-${solarYear}`, trace);
    const replace = (id: string, label: string, value: number, instead: number) =>
      trace.step(
        `${id}-${solarYear}`,
        label,
        value === 5 ? `5 → ${instead}` : String(value),
        value === 5 ? instead : value,
      );
    return {
      solarYear,
      male: replace('gua-male', `Гуа фэншуй ${solarYear} года, мужчина`, pair.male, 2),
      female: replace('gua-female', `Гуа фэншуй ${solarYear} года, женщина`, pair.female, 8),
    };
  });
  const possible = new Set(sex === undefined ? [] : fengShui.map((one) => (sex === 'm' ? one.male : one.female)));
  const [first = null] = possible;
  return {
    male,
    female,
    gua: possible.size === 1 ? first : null,
    reason: sex === undefined ? 'NO_SEX' : possible.size === 1 ? null : 'SOLAR_YEAR_UNSETTLED',
    fengShui,
    trace: trace.steps,
    confirmation: marks({ male: 'kua', female: 'kua', gua: 'gua', fengShui: 'gua' }),
  };
}

/**
 * Chinese solar years that a date can belong to. The year turns at Li Chun (the Sun at tropical 315°), which falls on
 * 3–5 February in 1900–2100 and is allowed 1–7 February in other years; within that window the time and zone
 * decide and both years are returned, the earlier first.
 */
export function solarYears(date: CivilDate): readonly number[] {
  const [first, last] = date.year >= 1900 && date.year <= 2100 ? [3, 5] : [1, 7];
  if (date.month > 2 || (date.month === 2 && date.day > last)) return [date.year];
  if (date.month === 1 || date.day < first) return [date.year - 1];
  return [date.year - 1, date.year];
}
