import { addDays, addMonths, datesBetween, mondayOf } from '@nebosvod/engine/time/date-arithmetic';

/** The seven days of the week of a date, Monday first. */
export function weekOf(date: string): readonly string[] {
  const monday = mondayOf(date);
  return datesBetween(monday, addDays(monday, 6));
}

/** The whole weeks that hold the month of a date: rows of a month's grid, Monday first. */
export function monthWeeks(date: string): readonly (readonly string[])[] {
  const first = `${date.slice(0, 7)}-01`;
  const after = addMonths(first, 1);
  const weeks: (readonly string[])[] = [];
  for (let monday = mondayOf(first); monday < after; monday = addDays(monday, 7)) weeks.push(weekOf(monday));
  return weeks;
}
