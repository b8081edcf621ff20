import type { DayRow } from './day-row.presenter.ts';

const HEADINGS: readonly (readonly [keyof DayRow, string])[] = [
  ['date', 'Дата'],
  ['vara', 'День недели'],
  ['sunrise', 'Восход'],
  ['sunset', 'Закат'],
  ['month', 'Лунный месяц'],
  ['tithi', 'Титхи'],
  ['nakshatra', 'Накшатра'],
  ['yoga', 'Йога'],
  ['karana', 'Карана'],
  ['moonSign', 'Знак Луны'],
  ['rahuKala', 'Раху-кала'],
  ['abhijit', 'Абхиджит'],
  ['festivals', 'Праздники и посты'],
];

/** Rows as RFC 4180 with semicolons and a byte order mark, as spreadsheets set to Russian expect. */
export function csvOf(rows: readonly DayRow[]): string {
  const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = [HEADINGS.map(([, heading]) => heading), ...rows.map((row) => HEADINGS.map(([key]) => row[key]))];
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`;
}
