import type { Client } from '@nebosvod/contracts/clients';
import { csvCell, plainCell, rowsOfCsv } from '../../csv-cells.ts';

const COLUMNS = [
  'Имя',
  'Почта',
  'Телефон',
  'Метки',
  'Дата',
  'Время',
  'Широта',
  'Долгота',
  'Часовой пояс',
  'Смещение, с',
  'Место',
  'Пол',
  'Заметка',
] as const;
type Column = (typeof COLUMNS)[number];

/** A line of a file: a client as the form takes one, or why it cannot be read. */
export type ClientEntry =
  | { readonly line: number; readonly draft: unknown }
  | { readonly line: number; readonly reason: string };

/** The book as RFC 4180 with semicolons and a byte order mark, as spreadsheets set to Russian expect: first birth, latest note. */
export async function* csvOfClients(clients: AsyncIterable<Client>): AsyncGenerator<string> {
  yield `\uFEFF${COLUMNS.join(';')}\r\n`;
  for await (const client of clients) yield lineOf(client);
}

function lineOf({ name, contacts, tags, births, notes }: Client): string {
  const { birth, sex } = births[0] ?? {};
  const contact = (kind: string) => contacts.find((one) => one.kind === kind)?.value ?? '';
  const cells: Record<Column, string> = {
    Имя: name,
    Почта: contact('email'),
    Телефон: contact('phone'),
    Метки: tags.join(', '),
    Дата: birth?.date ?? '',
    Время: birth?.time ?? '',
    Широта: String(birth?.latitude ?? ''),
    Долгота: String(birth?.longitude ?? ''),
    'Часовой пояс': birth?.timeZone ?? '',
    'Смещение, с': String(birth?.utcOffsetSeconds ?? ''),
    Место: birth?.place ?? '',
    Пол: sex === 'female' ? 'ж' : sex === 'male' ? 'м' : '',
    Заметка: notes.at(-1)?.text ?? '',
  };
  return `${COLUMNS.map((column) => csvCell(cells[column])).join(';')}\r\n`;
}

/** Reads the same form back, a line at a time; columns are found by their headings, in any order. A client may have no birth. */
export function* entriesOfCsv(content: string): Generator<ClientEntry> {
  let places: Map<string, number> | null = null;
  let line = 0;
  for (const row of rowsOfCsv(content.replace(/^\uFEFF/, ''))) {
    line += 1;
    if (!places) {
      places = new Map(row.map((heading, index) => [heading.trim(), index]));
      if (!places.has('Имя')) return yield { line, reason: 'Нет столбца «Имя»' };
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
  const number = (text: string) => (text === '' ? undefined : Number(text.replace(',', '.')));
  const sex = { ж: 'female', м: 'male' }[cell('Пол').toLowerCase()];
  const contacts = [
    ...(cell('Почта') ? [{ kind: 'email', value: cell('Почта') }] : []),
    ...(cell('Телефон') ? [{ kind: 'phone', value: cell('Телефон') }] : []),
  ];
  const birth = {
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
  };
  return {
    name: cell('Имя'),
    contacts,
    tags: cell('Метки')
      .split(',', 30)
      .map((tag) => tag.trim())
      .filter(Boolean),
    births: cell('Дата') === '' ? [] : [{ birth, ...(sex ? { sex } : {}) }],
    notes: cell('Заметка') === '' ? [] : [{ text: cell('Заметка') }],
  };
}
