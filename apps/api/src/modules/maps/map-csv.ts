import type { SavedMap } from '@nebosvod/contracts/maps';
import { csvCell, plainCell, rowsOfCsv } from '../../csv-cells.ts';
import type { FileEntry } from './file-entry.ts';

const COLUMNS = [
  'Имя',
  'Дата',
  'Время',
  'Широта',
  'Долгота',
  'Часовой пояс',
  'Смещение, с',
  'Место',
  'Пол',
  'Папка',
  'Метки',
] as const;
type Column = (typeof COLUMNS)[number];

/** Headings as RFC 4180 with semicolons and a byte order mark, as spreadsheets set to Russian expect. */
export const csvHeading = `\uFEFF${COLUMNS.join(';')}\r\n`;

/** One map as a line of the file that `csvHeading` begins. */
export function csvLineOf({ name, birth, folder, tags }: SavedMap): string {
  const cells: Record<Column, string> = {
    Имя: name,
    Дата: birth.date,
    Время: birth.time ?? '',
    Широта: String(birth.latitude),
    Долгота: String(birth.longitude),
    'Часовой пояс': birth.timeZone ?? '',
    'Смещение, с': String(birth.utcOffsetSeconds ?? ''),
    Место: birth.place ?? '',
    Пол: birth.gender === 'female' ? 'ж' : birth.gender === 'male' ? 'м' : '',
    Папка: folder,
    Метки: tags.join(', '),
  };
  return `${COLUMNS.map((column) => csvCell(cells[column])).join(';')}\r\n`;
}

/** Reads the same form back, a line at a time; columns are found by their headings, in any order. */
export function* entriesOfCsv(content: string): Generator<FileEntry> {
  let places: Map<string, number> | null = null;
  let line = 0;
  for (const row of rowsOfCsv(content.replace(/^\uFEFF/, ''))) {
    line += 1;
    if (!places) {
      places = new Map(row.map((heading, index) => [heading.trim(), index]));
      const known = places;
      const missing = (['Имя', 'Дата'] as const).filter((column) => !known.has(column));
      const hasPlace = known.has('Место') || (known.has('Широта') && known.has('Долгота'));
      const lacking = [...missing, ...(hasPlace ? [] : ['Место (или Широта и Долгота)'])];
      if (lacking.length > 0) return yield { line, reason: `Нет столбцов: ${lacking.join(', ')}` };
      continue;
    }
    if (row.every((cell) => cell.trim() === '')) continue;
    const known = places;
    yield {
      line,
      draft: draftOfRow((column) => {
        const index = known.get(column);
        return index === undefined ? '' : plainCell((row[index] ?? '').trim());
      }),
    };
  }
}

function draftOfRow(cell: (column: Column) => string): unknown {
  const number = (text: string) => Number(text.replace(',', '.'));
  const gender = { ж: 'female', м: 'male' }[cell('Пол').toLowerCase()];
  const tags = cell('Метки')
    .split(',', 50)
    .map((tag) => tag.trim())
    .filter(Boolean);
  return {
    name: cell('Имя'),
    birth: {
      date: cell('Дата').replace(
        /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
        (_, day, month, year) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      ),
      time: cell('Время') || null,
      // Without both the place is looked up by its name.
      ...(cell('Широта') || cell('Долгота') || !cell('Место')
        ? { latitude: number(cell('Широта')), longitude: number(cell('Долгота')) }
        : {}),
      ...(cell('Часовой пояс') ? { timeZone: cell('Часовой пояс') } : {}),
      ...(cell('Смещение, с') ? { utcOffsetSeconds: number(cell('Смещение, с')) } : {}),
      ...(cell('Место') ? { place: cell('Место') } : {}),
      ...(gender ? { gender } : {}),
    },
    folder: cell('Папка'),
    tags,
  };
}
