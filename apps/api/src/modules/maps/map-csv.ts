import type { SavedMap } from '@nebosvod/contracts/maps';
import { csvCell } from '../../csv-cells.ts';
import { dateOfCell, entriesOfRows, type FileEntry, wordsOfCell } from '../../csv-entries.ts';

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
export const entriesOfCsv = (content: string): Iterable<FileEntry> =>
  entriesOfRows(content, { lacking, draftOf: draftOfRow });

function lacking(headings: ReadonlySet<string>): string | null {
  const missing = (['Имя', 'Дата'] as const).filter((column) => !headings.has(column));
  const hasPlace = headings.has('Место') || (headings.has('Широта') && headings.has('Долгота'));
  const columns = [...missing, ...(hasPlace ? [] : ['Место (или Широта и Долгота)'])];
  return columns.length > 0 ? `Нет столбцов: ${columns.join(', ')}` : null;
}

function draftOfRow(cell: (column: Column) => string): unknown {
  const number = (text: string) => Number(text.replace(',', '.'));
  const gender = { ж: 'female', м: 'male' }[cell('Пол').toLowerCase()];
  return {
    name: cell('Имя'),
    birth: {
      date: dateOfCell(cell('Дата')),
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
    tags: wordsOfCell(cell('Метки'), 50),
  };
}
