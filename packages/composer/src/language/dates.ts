import type { Rule } from '@nebosvod/contracts/rule';
import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { civilMonthTable } from '@nebosvod/terms/month.table';
import type { Mark } from './template.ts';

/** «6 июня». */
export function dayOf(date: string): string {
  const { month, day: number } = partsOf(date);
  return `${number} ${Object.entries(civilMonthTable)[month - 1][1].genitive}`;
}

const yearOf = (date: string) => partsOf(date).year;

/** «6 июня 2027 года», marked. */
export function onDay(date: string, rule: Rule, key: string): readonly (string | Mark)[] {
  return [{ text: `${dayOf(date)} ${yearOf(date)}`, rule, key }, ' года'];
}

/** Dates of a rule that has them: «с 6 июня по 27 ноября 2027 года»; null where both ends are not known. */
export function stretch(values: Readonly<Record<string, unknown>>, rule: Rule): readonly (string | Mark)[] | null {
  const { from, until } = values;
  if (typeof from !== 'string' || typeof until !== 'string') return null;
  const isOneYear = yearOf(from) === yearOf(until);
  return [
    sinceWord(from),
    { text: isOneYear ? dayOf(from) : `${dayOf(from)} ${yearOf(from)}`, rule, key: 'from' },
    ' по ',
    { text: `${dayOf(until)} ${yearOf(until)}`, rule, key: 'until' },
    ' года',
  ];
}

/** Dates of a rule without their year, of a stretch in the year that has been told: «с 6 июня по 27 ноября»; null where both ends are not known. */
export function shortStretch(
  values: Readonly<Record<string, unknown>>,
  rule: Rule,
  toldYear: number,
): readonly (string | Mark)[] | null {
  const { from, until } = values;
  if (typeof from !== 'string' || typeof until !== 'string' || from === until) return null;
  if (yearOf(from) !== toldYear || yearOf(until) !== toldYear) return stretch(values, rule);
  return [
    sinceWord(from),
    { text: dayOf(from), rule, key: 'from' },
    ' по ',
    { text: dayOf(until), rule, key: 'until' },
  ];
}

/** «до 6 июня 2027 года». */
export function until(values: Readonly<Record<string, unknown>>, rule: Rule): readonly (string | Mark)[] | null {
  const { until: end } = values;
  return typeof end === 'string' ? ['до ', ...onDay(end, rule, 'until')] : null;
}

/** «с», «со 2 февраля». */
function sinceWord(date: string): string {
  return partsOf(date).day === 2 ? 'со ' : 'с ';
}
