import type { Client } from '@nebosvod/contracts/clients';
import { csvCell } from '../../csv-cells.ts';
import { dateOfCell, entriesOfRows, type FileEntry, wordsOfCell } from '../../csv-entries.ts';

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
export const entriesOfCsv = (content: string): Iterable<FileEntry> =>
  entriesOfRows(content, {
    lacking: (headings) => (headings.has('Имя') ? null : 'Нет столбца «Имя»'),
    draftOf: draftOfRow,
  });

function draftOfRow(cell: (column: Column) => string): unknown {
  const number = (text: string) => (text === '' ? undefined : Number(text.replace(',', '.')));
  const sex = { ж: 'female', м: 'male' }[cell('Пол').toLowerCase()];
  const contacts = [
    ...(cell('Почта') ? [{ kind: 'email', value: cell('Почта') }] : []),
    ...(cell('Телефон') ? [{ kind: 'phone', value: cell('Телефон') }] : []),
  ];
  const birth = {
    date: dateOfCell(cell('Дата')),
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
    tags: wordsOfCell(cell('Метки'), 30),
    births: cell('Дата') === '' ? [] : [{ birth, ...(sex ? { sex } : {}) }],
    notes: cell('Заметка') === '' ? [] : [{ text: cell('Заметка') }],
  };
}
