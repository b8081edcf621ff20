const dayMs = 86_400_000;
const at = (date: string) => Date.parse(`${date}T00:00:00Z`);
const text = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** A civil date some days later, ГГГГ-ММ-ДД; negative for earlier. */
export const addDays = (date: string, days: number): string => text(at(date) + days * dayMs);

/** The same day of another month, the last one where the month is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return text(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, length)));
}

/** Monday of the week of a date. */
export function mondayOf(date: string): string {
  const weekday = new Date(at(date)).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** The seven days of the week of a date, Monday first. */
export function weekOf(date: string): readonly string[] {
  const monday = mondayOf(date);
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day));
}

/** The whole weeks that hold the month of a date: rows of a month's grid, Monday first. */
export function monthWeeks(date: string): readonly (readonly string[])[] {
  const first = `${date.slice(0, 7)}-01`;
  const after = addMonths(first, 1);
  const weeks: (readonly string[])[] = [];
  for (let monday = mondayOf(first); monday < after; monday = addDays(monday, 7)) weeks.push(weekOf(monday));
  return weeks;
}

/** Today on the clock of this browser. */
export function localToday(now: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
