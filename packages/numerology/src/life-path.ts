import { type CivilDate, dateDigits } from './civil-date.ts';
import { type Confirmations, marks } from './confirmation.ts';
import { type KarmicDebt, karmicDebtsIn } from './karmic-debt.ts';
import type { LIFE_PATH_METHODS } from './numerology.ids.ts';
import { type Chain, digitSum, digitsOf, isMaster, lastOf, masterChain, toDigit } from './reduction.ts';
import { chainText, type Step, sumChainText, Trace } from './trace.ts';

export type LifePathMethod = (typeof LIFE_PATH_METHODS)[number];

export interface LifePath {
  readonly method: LifePathMethod;
  /** 1–9, 11, 22 or 33. */
  readonly lifePath: number;
  /** The same as 1–9. */
  readonly base: number;
  readonly isMaster: boolean;
  /** The sum before reduction and every step down. */
  readonly chain: readonly number[];
  readonly karmicDebts: readonly KarmicDebt[];
  readonly birthday: Birthday;
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

export interface Birthday {
  readonly day: number;
  /** 1–9, 11 or 22. */
  readonly number: number;
  /** 1–9. */
  readonly base: number;
  readonly karmicDebts: readonly KarmicDebt[];
}

const METHOD_MARK = {
  'all-digits': 'lifePathAllDigits',
  'by-parts': 'lifePathByParts',
  'whole-numbers': 'lifePathWholeNumbers',
} as const;

/** Number of the day of birth; 11 and 22 are kept (29 → 11), 13, 14, 16 and 19 carry a karmic debt. @see [Decoz] */
export function birthday(day: number): Birthday {
  const number = lastOf(masterChain(day));
  return { day, number, base: toDigit(day), karmicDebts: karmicDebtsIn([day]) };
}

function lifePathChain(date: CivilDate, method: LifePathMethod, trace: Trace): Chain {
  if (method === 'all-digits') {
    const digits = dateDigits(date);
    const chain = masterChain(digits.reduce((sum, d) => sum + d, 0));
    trace.step('lifePath', 'Сумма всех цифр даты', sumChainText(digits, chain), lastOf(chain));
    return chain;
  }
  if (method === 'whole-numbers') {
    const terms = [date.day, date.month, date.year];
    const chain = masterChain(date.day + date.month + date.year);
    trace.step('lifePath', 'День, месяц и год целыми числами', sumChainText(terms, chain), lastOf(chain));
    return chain;
  }
  const day = masterChain(date.day);
  const month = masterChain(date.month);
  const year = masterChain(digitSum(date.year));
  trace.step('day', 'День', chainText(day), lastOf(day));
  trace.step('month', 'Месяц', chainText(month), lastOf(month));
  trace.step('year', 'Год', sumChainText(digitsOf(date.year), year), lastOf(year));
  const terms = [lastOf(day), lastOf(month), lastOf(year)] as const;
  const chain = masterChain(terms[0] + terms[1] + terms[2]);
  trace.step('lifePath', 'Сумма трёх частей', sumChainText(terms, chain), lastOf(chain));
  return chain;
}

/**
 * Life path by one of three sums, masters 11, 22, 33 kept; all three agree modulo 9.
 * Karmic debts 13/4, 14/5, 16/7, 19/1 are those met in the sum itself or on the way down.
 * @see [help-calc] [Decoz]
 */
export function lifePath(date: CivilDate, method: LifePathMethod = 'all-digits'): LifePath {
  const trace = new Trace();
  const chain = lifePathChain(date, method, trace);
  const number = lastOf(chain);
  const born = birthday(date.day);
  trace.step('birthday', 'Число дня рождения', chainText(masterChain(date.day)), born.number);
  return {
    method,
    lifePath: number,
    base: toDigit(number),
    isMaster: isMaster(number),
    chain,
    karmicDebts: karmicDebtsIn(chain),
    birthday: born,
    trace: trace.steps,
    confirmation: marks({ lifePath: METHOD_MARK[method], karmicDebts: 'karmicDebts', birthday: 'birthday' }),
  };
}
