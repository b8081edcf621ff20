import type { RuleValues } from '@nebosvod/contracts/rule';
import { isCivilDate, partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { civilMonthTable } from '@nebosvod/terms/month.table';
import { ayanamshaTable } from '@nebosvod/terms/setting.table';

type Value = RuleValues[string];

const CLOCK = /^\d\d:\d\d$/;
/** A number of numerology, or several of them in a row. */
const NUMBERS = /^−?\d+(–−?\d+)*$/;

/**
 * How a value may stand in a sentence, the fullest way first: a date with its year or without («6 июня 2027», «6 июня»), a number
 * with a comma, a time of the clock, an ayanamsha by its name.
 */
export function printedForms(value: Value): readonly string[] {
  if (typeof value === 'number') return [String(value).replace('.', ',')];
  if (typeof value === 'boolean') return [];
  if (isCivilDate(value)) {
    const { year, month, day } = partsOf(value);
    const short = `${day} ${Object.values(civilMonthTable)[month - 1]?.genitive}`;
    return [`${short} ${year}`, short];
  }
  if (CLOCK.test(value) || NUMBERS.test(value)) return [value];
  return Object.entries(ayanamshaTable).flatMap(([id, { ru }]) => (id === value ? [ru] : []));
}

/** Runs of digits of a text, with the places where they stand. */
export function numbersIn(text: string): { readonly text: string; readonly from: number; readonly to: number }[] {
  return [...text.matchAll(/\d+/g)].map(({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
  }));
}
