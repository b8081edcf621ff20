import type { PanchangaLayer } from '@nebosvod/contracts/panchanga-export';
import { csvCell } from '../../csv-cells.ts';
import { type DayRow, layerOfKind } from './day-row.presenter.ts';

interface Column {
  readonly key: keyof DayRow;
  readonly heading: string;
  /** Any of these layers brings the column; without them it is always there. */
  readonly layers?: readonly PanchangaLayer[];
}

const COLUMNS: readonly Column[] = [
  { key: 'date', heading: 'Дата' },
  { key: 'vara', heading: 'День недели' },
  { key: 'sunrise', heading: 'Восход', layers: ['sun'] },
  { key: 'sunset', heading: 'Закат', layers: ['sun'] },
  { key: 'month', heading: 'Лунный месяц', layers: ['tithi'] },
  { key: 'tithi', heading: 'Титхи', layers: ['tithi'] },
  { key: 'nakshatra', heading: 'Накшатра', layers: ['nakshatra'] },
  { key: 'yoga', heading: 'Йога', layers: ['yoga'] },
  { key: 'karana', heading: 'Карана', layers: ['karana'] },
  { key: 'moonSign', heading: 'Знак Луны', layers: ['nakshatra'] },
  { key: 'rahuKala', heading: 'Раху-кала', layers: ['rahuKala'] },
  { key: 'abhijit', heading: 'Абхиджит', layers: ['abhijit'] },
  { key: 'windows', heading: 'Окна дня', layers: ['windows'] },
  { key: 'festivals', heading: 'Праздники и посты', layers: Object.values(layerOfKind) },
];

/**
 * Rows as RFC 4180 with semicolons and a byte order mark, as spreadsheets set to Russian expect.
 * @param chosen layers that decide the columns; all unless given
 */
export function csvOf(rows: readonly DayRow[], chosen?: readonly PanchangaLayer[]): string {
  const columns = COLUMNS.filter(
    ({ layers }) => layers === undefined || chosen === undefined || layers.some((layer) => chosen.includes(layer)),
  );
  const lines = [columns.map(({ heading }) => heading), ...rows.map((row) => columns.map(({ key }) => row[key]))];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;
}
