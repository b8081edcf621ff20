import { type CivilDate, dateDigits, dateOfDayNumber, dayNumber, isoDate } from './civil-date.ts';
import { type Confirmations, marks } from './confirmation.ts';
import { FRIENDSHIP, type FriendshipTable } from './friendship.table.ts';
import { type NumberRelation, numberRelation } from './friendship.ts';
import type { DAY_RULES } from './numerology.ids.ts';
import { personalCyclesOn, type YearTurn } from './personal-cycles.ts';
import { digitChain, lastOf, toDigit } from './reduction.ts';
import { chainText, type Step, sumChainText } from './trace.ts';

/** Which number of a day is held against the soul number. */
export type DayRule = (typeof DAY_RULES)[number];

export interface SuitableDatesInput {
  readonly birth: CivilDate;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly rule?: DayRule | undefined;
  readonly yearTurn?: YearTurn | undefined;
  readonly friendship?: FriendshipTable | undefined;
}

export interface SuitableDay {
  readonly date: string;
  /** 1–9, 11, 22 or 33. */
  readonly personalDay: number;
  /** 1–9, all digits of the date. */
  readonly dateNumber: number;
  /** How the soul number regards the number of the chosen rule. */
  readonly relation: NumberRelation;
  readonly suitable: boolean;
  readonly expression: string;
}

export interface SuitableDates {
  readonly soul: number;
  readonly rule: DayRule;
  readonly friendship: FriendshipTable;
  readonly days: readonly SuitableDay[];
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

/** Longest span that is listed, in days. */
export const SUITABLE_DATES_LIMIT = 366;

/**
 * Days whose number is the soul number itself or a friend of it, both ends included; every day of the span is listed.
 * The friendship table is the caller's to replace. The caller keeps the span within {@link SUITABLE_DATES_LIMIT}.
 */
export function suitableDates(input: SuitableDatesInput): SuitableDates {
  const { birth, from, to, rule = 'personal-day', yearTurn = 'january', friendship = FRIENDSHIP } = input;
  const soulChain = digitChain(birth.day);
  const soul = lastOf(soulChain);
  const days: SuitableDay[] = [];
  const trace: Step[] = [
    { id: 'soul', label: 'Число души: день рождения', expression: chainText(soulChain), value: soul },
  ];
  const last = dayNumber(to);
  for (let n = dayNumber(from); n <= last; n++) {
    const date = dateOfDayNumber(n);
    const cycles = personalCyclesOn(birth, date, yearTurn);
    const personalDay = cycles.personalDay ?? 0;
    const digits = dateDigits(date);
    const dateChain = digitChain(digits.reduce((sum, d) => sum + d, 0));
    const dateNumber = lastOf(dateChain);
    const relation = numberRelation(soul, rule === 'personal-day' ? toDigit(personalDay) : dateNumber, friendship);
    const suitable = relation === 'same' || relation === 'friend';
    const expression =
      rule === 'personal-day' ? (cycles.trace.at(-1)?.expression ?? '') : sumChainText(digits, dateChain);
    const iso = isoDate(date);
    days.push({ date: iso, personalDay, dateNumber, relation, suitable, expression });
    if (suitable) {
      const value = rule === 'personal-day' ? personalDay : dateNumber;
      trace.push({ id: iso, label: rule === 'personal-day' ? 'Личный день' : 'Число даты', expression, value });
    }
  }
  return {
    soul,
    rule,
    friendship,
    days,
    trace,
    confirmation: marks({ days: 'suitableDates', relation: 'friendship' }),
  };
}
