import { type Birth, birthSchema } from '@nebosvod/contracts/birth';
import type { SavedMap } from '@nebosvod/contracts/maps';

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

/** A line of a file that could not be read. */
export interface RefusedLine {
  readonly line: number;
  readonly reason: string;
}

export interface ReadMap {
  readonly name: string;
  readonly birth: Birth;
  readonly folder: string;
  readonly tags: readonly string[];
}

/** Maps as RFC 4180 with semicolons and a byte order mark, as spreadsheets set to Russian expect. */
export function csvOfMaps(maps: readonly SavedMap[]): string {
  const cells = ({ name, birth, folder, tags }: SavedMap): Record<Column, string> => ({
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
  });
  const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = [[...COLUMNS], ...maps.map((map) => COLUMNS.map((column) => cells(map)[column]))];
  return `\uFEFF${lines.map((line) => line.map(quoted).join(';')).join('\r\n')}\r\n`;
}

/** Reads the same form back; columns are found by their headings, in any order. */
export function mapsFromCsv(content: string): {
  readonly maps: readonly ReadMap[];
  readonly refused: readonly RefusedLine[];
} {
  const rows = cellsOf(content.replace(/^\uFEFF/, ''));
  const [heading = [], ...body] = rows;
  const at = (column: Column) => heading.findIndex((cell) => cell.trim() === column);
  const missing = (['Имя', 'Дата', 'Широта', 'Долгота'] as const).filter((column) => at(column) < 0);
  if (missing.length > 0) return { maps: [], refused: [{ line: 1, reason: `Нет столбцов: ${missing.join(', ')}` }] };
  const maps: ReadMap[] = [];
  const refused: RefusedLine[] = [];
  for (const [index, row] of body.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const read = mapFromRow((column) => (at(column) < 0 ? '' : (row[at(column)] ?? '').trim()));
    if (typeof read === 'string') refused.push({ line: index + 2, reason: read });
    else maps.push(read);
  }
  return { maps, refused };
}

function mapFromRow(cell: (column: Column) => string): ReadMap | string {
  const number = (text: string) => Number(text.replace(',', '.'));
  const gender = { ж: 'female', м: 'male' }[cell('Пол').toLowerCase()];
  const birth = birthSchema.safeParse({
    date: cell('Дата').replace(
      /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
      (_, day, month, year) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    ),
    time: cell('Время') || null,
    latitude: number(cell('Широта')),
    longitude: number(cell('Долгота')),
    ...(cell('Часовой пояс') ? { timeZone: cell('Часовой пояс') } : {}),
    ...(cell('Смещение, с') ? { utcOffsetSeconds: number(cell('Смещение, с')) } : {}),
    ...(cell('Место') ? { place: cell('Место') } : {}),
    ...(gender ? { gender } : {}),
  });
  if (!cell('Имя')) return 'Нет имени';
  if (!birth.success) return birth.error.issues.map((issue) => issue.message).join('; ');
  const tags = cell('Метки')
    .split(',')
    .map((tag) => tag.trim());
  return {
    name: cell('Имя').slice(0, 200),
    birth: birth.data,
    folder: cell('Папка').slice(0, 60),
    tags: tags.filter(Boolean).slice(0, 20),
  };
}

/** Cells of a text with semicolons or commas between them, quotes doubled inside quotes. */
function cellsOf(content: string): string[][] {
  const separator = (content.split('\n', 1)[0] ?? '').includes(';') ? ';' : ',';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < content.length; index++) {
    const sign = content[index];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (content[index + 1] === '"') cell += content[++index];
      else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === separator) {
      rows[rows.length - 1].push(cell);
      cell = '';
    } else if (sign === '\n') {
      rows[rows.length - 1].push(cell.replace(/\r$/, ''));
      rows.push([]);
      cell = '';
    } else cell += sign;
  }
  rows[rows.length - 1].push(cell.replace(/\r$/, ''));
  return rows;
}
