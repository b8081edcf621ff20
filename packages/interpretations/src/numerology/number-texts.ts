import type { KarmicDebt } from '@nebosvod/numerology/karmic-debt';
import { textInForce } from '../base/in-force.ts';
import type { Interpretation } from '../text.ts';
import { BIRTHDAY_TEXTS } from './number/birthday.table.ts';
import { EXPRESSION_TEXTS } from './number/expression.table.ts';
import { KARMIC_DEBT_TEXTS } from './number/karmic-debt.table.ts';
import { LIFE_PATH_TEXTS } from './number/life-path.table.ts';
import { PERSONALITY_TEXTS } from './number/personality.table.ts';
import { SOUL_TEXTS } from './number/soul.table.ts';

/** What a number is the number of: the date (life path, birthday) or the name (soul, personality, expression). */
export type NumberPosition = 'lifePath' | 'birthday' | 'soul' | 'personality' | 'expression';

/** The numbers that have a text, in the order of the tables; the birthday has none for 33. */
export const TEXT_NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];

/** The tables by position, each in the order of {@link TEXT_NUMBERS}. */
export const NUMBER_TEXTS: Readonly<Record<NumberPosition, readonly Interpretation[]>> = {
  lifePath: LIFE_PATH_TEXTS,
  birthday: BIRTHDAY_TEXTS,
  soul: SOUL_TEXTS,
  personality: PERSONALITY_TEXTS,
  expression: EXPRESSION_TEXTS,
};

/**
 * The text of a number (1–9, 11, 22, 33, as `toMaster` leaves it) in its position.
 * Null for any other number and for the birthday 33, which no day gives. @see [Decoz]
 */
export function numberText(position: NumberPosition, number: number): Interpretation | null {
  return textInForce(numberUnitId(position, number), NUMBER_TEXTS[position][TEXT_NUMBERS.indexOf(number)]);
}

const UNIT_NAMES: Readonly<Record<NumberPosition, string>> = {
  lifePath: 'date-number-life-path',
  birthday: 'date-number-birthday',
  expression: 'name-number-expression',
  soul: 'name-number-soul',
  personality: 'name-number-personality',
};

/** The id of the unit that says the text of a number in its position. */
export const numberUnitId = (position: NumberPosition, number: number): string => `${UNIT_NAMES[position]}-${number}`;

/** The text of a karmic debt of a date or a name, as the engine names it; null when it is switched off. @see [Decoz] */
export function karmicDebtText(debt: KarmicDebt): Interpretation | null {
  return textInForce(karmicDebtId(debt), KARMIC_DEBT_TEXTS[debt]);
}

/** The id of a karmic debt among the texts of the base: `karmic-debt-13-4`. */
export const karmicDebtId = (debt: string): string => `karmic-debt-${debt.replace('/', '-')}`;
