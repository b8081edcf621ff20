import type { Client } from '@nebosvod/contracts/clients';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { formatRubles } from '@nebosvod/terms/plural';
import { localToday } from '../../platform/local-today.ts';
import type { ClientChange } from './api/use-clients.ts';
import { contactWords, deviceClock, deviceDate, eventDate, instantOf, precisionWords } from './client-words.ts';
import { entryKind } from './entry-kind.ts';

type Sent<List extends keyof ClientChange> = Extract<ClientChange[List], readonly unknown[]>[number];

/** The key of a choice that is one of these, or the first of them. */
function chosen<Key extends string>(words: Readonly<Record<Key, string>>, value: string | undefined, first: Key): Key {
  const isKey = (text: string | undefined): text is Key => text !== undefined && Object.hasOwn(words, text);
  return isKey(value) ? value : first;
}

const today = () => formatNumericDate(localToday());
const textOf = (value: string | undefined) => value ?? '';

/** Tags typed in one line. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Name and tags, in one form. */
export const personKind = entryKind<Pick<Client, 'name' | 'tags'>>({
  id: 'person',
  path: '',
  title: 'Имя и метки',
  add: '',
  empty: '',
  most: 1,
  isFixed: true,
  fields: [
    { name: 'name', label: 'Имя', kind: 'line' },
    { name: 'tags', label: 'Метки', kind: 'line', isOptional: true, hint: 'Через запятую: постоянные, пара' },
  ],
  of: ({ name, tags }) => [{ name, tags }],
  keyOf: () => 'person',
  line: ({ name, tags }) => ({ title: name, detail: tags.join(', ') }),
  values: ({ name, tags }) => ({ name, tags: tags.join(', ') }),
  entry: ({ name, tags }) => ({ name: textOf(name), tags: tagsOf(textOf(tags)) }),
  change: ([person]) => ({ ...person }),
});

export const contactKind = entryKind<Client['contacts'][number]>({
  id: 'contacts',
  title: 'Контакты',
  add: 'Контакт',
  empty: 'Телефона, почты и мессенджеров пока нет.',
  most: 20,
  fields: [
    { name: 'kind', label: 'Вид', kind: 'choice', options: contactWords },
    { name: 'value', label: 'Номер, адрес или имя', kind: 'line' },
  ],
  start: () => ({ kind: 'phone' }),
  of: ({ contacts }) => contacts,
  keyOf: ({ kind, value }) => `${kind} ${value}`,
  line: ({ kind, value }) => ({ lead: contactWords[kind], title: value }),
  values: ({ kind, value }) => ({ kind, value }),
  entry: ({ kind, value }) => ({ kind: chosen(contactWords, kind, 'phone'), value: textOf(value) }),
  change: (contacts) => ({ contacts }),
});

export const noteKind = entryKind<Sent<'notes'>>({
  id: 'notes',
  isNewestFirst: true,
  title: 'Заметки',
  add: 'Заметка',
  empty: 'Заметок пока нет. О здоровье лучше не писать: это особые данные.',
  most: 200,
  fields: [
    { name: 'date', label: 'Дата', kind: 'date', path: 'at' },
    { name: 'text', label: 'Заметка', kind: 'text', hint: 'Сведения о здоровье сюда не вносите' },
  ],
  start: () => ({ date: today() }),
  of: ({ notes }) => notes.toSorted((one, other) => one.at.localeCompare(other.at)),
  keyOf: ({ id }) => textOf(id),
  line: ({ at, text }) => ({ lead: at === undefined ? '' : deviceDate(at), title: text }),
  values: ({ at, text }) => ({ date: at === undefined ? '' : deviceDate(at), text }),
  entry: ({ date, text }, before) => {
    // A day that was not touched keeps its hour.
    const isSame = before?.at !== undefined && deviceClock(before.at).date === date;
    return { ...before, at: isSame ? before.at : instantOf(textOf(date), '12:00'), text: textOf(text) };
  },
  change: (notes) => ({ notes }),
});

export const eventKind = entryKind<Sent<'events'>>({
  id: 'events',
  isNewestFirst: true,
  title: 'События жизни',
  add: 'Событие',
  empty: 'Событий пока нет: переезд, свадьба, новая работа.',
  most: 200,
  fields: [
    { name: 'date', label: 'Дата', kind: 'date' },
    { name: 'precision', label: 'Дата известна', kind: 'choice', options: precisionWords },
    { name: 'kind', label: 'Что случилось', kind: 'line' },
    { name: 'text', label: 'Подробности', kind: 'text', isOptional: true },
  ],
  start: () => ({ precision: 'day' }),
  of: ({ events }) => events.toSorted((one, other) => one.date.localeCompare(other.date)),
  keyOf: ({ id }) => textOf(id),
  line: (event) => ({ lead: eventDate(event), title: event.kind, ...(event.text ? { detail: event.text } : {}) }),
  values: ({ date, precision, kind, text }) => ({
    date: formatNumericDate(date),
    precision: precision ?? 'day',
    kind,
    text: textOf(text),
  }),
  entry: ({ date, precision, kind, text }, before) => ({
    ...before,
    date: textOf(date),
    precision: chosen(precisionWords, precision, 'day'),
    kind: textOf(kind),
    text: textOf(text),
  }),
  change: (events) => ({ events }),
});

/** Packages a session may be paid by, with what is left of each; the one that pays for it already stands among them. */
function packagesOf({ packages }: Client): Readonly<Record<string, string>> | null {
  if (packages.length === 0) return null;
  const left = packages.map(({ id, title, total, used }) => [id, `${title}: ${countLeft(total - used)}`]);
  return { '': 'Нет, отдельно', ...Object.fromEntries(left) };
}

const countLeft = (left: number): string => (left > 0 ? `осталось ${left}` : 'закончился');

export const sessionKind = entryKind<Sent<'sessions'>>({
  id: 'sessions',
  isNewestFirst: true,
  title: 'Встречи',
  add: 'Встреча',
  empty: 'Встреч пока нет.',
  most: 500,
  fields: [
    { name: 'date', label: 'Дата', kind: 'date', path: 'at' },
    { name: 'time', label: 'Время', kind: 'time' },
    { name: 'kind', label: 'О чём', kind: 'line' },
    { name: 'price', label: 'Цена, ₽', kind: 'number', isOptional: true },
    { name: 'packageId', label: 'Из пакета', kind: 'choice', isOptional: true, optionsOf: packagesOf },
    { name: 'isPaid', label: 'Оплачено', kind: 'flag' },
  ],
  start: () => ({ date: today(), time: '12:00' }),
  of: ({ sessions }) => sessions.toSorted((one, other) => one.at.localeCompare(other.at)),
  keyOf: ({ id }) => textOf(id),
  line: ({ at, kind, price, packageId, isPaid = false }, { packages }) => {
    const paidBy = packages.find(({ id }) => id === packageId);
    return {
      lead: `${deviceDate(at)}, ${deviceClock(at).time.slice(0, 5)}`,
      title: kind,
      detail: price === undefined ? 'без цены' : formatRubles(price),
      mark: paidBy
        ? { isGood: true, text: `из пакета «${paidBy.title}»` }
        : { isGood: isPaid, text: isPaid ? 'оплачено' : 'ждёт оплаты' },
    };
  },
  values: ({ at, kind, price, packageId, isPaid }) => ({
    date: deviceDate(at),
    time: deviceClock(at).time.slice(0, 5),
    kind,
    price: price === undefined ? '' : String(price),
    packageId: textOf(packageId),
    isPaid: isPaid ? 'yes' : '',
  }),
  entry: ({ date, time, kind, price, packageId, isPaid }, before) => ({
    ...before,
    at: instantOf(textOf(date), textOf(time)),
    kind: textOf(kind),
    price: price ? Number(price) : undefined,
    packageId: packageId || undefined,
    isPaid: isPaid === 'yes',
  }),
  quick: (values) =>
    values.isPaid === 'yes' ? null : { label: 'Отметить оплату', values: { ...values, isPaid: 'yes' } },
  change: (sessions) => ({ sessions }),
});

export const packageKind = entryKind<Sent<'packages'>>({
  id: 'packages',
  title: 'Пакеты',
  add: 'Пакет',
  empty: 'Пакетов пока нет: несколько встреч, оплаченных вперёд.',
  most: 30,
  fields: [
    { name: 'title', label: 'Название', kind: 'line' },
    { name: 'total', label: 'Встреч в пакете', kind: 'number' },
    { name: 'used', label: 'Уже проведено', kind: 'number' },
  ],
  start: () => ({ total: '5', used: '0' }),
  of: ({ packages }) => packages,
  keyOf: ({ id }) => textOf(id),
  line: ({ title, total, used = 0 }) => ({
    title,
    mark: { isGood: used < total, text: used < total ? `${used} из ${total}` : `${used} из ${total}, закончился` },
  }),
  values: ({ title, total, used = 0 }) => ({ title, total: String(total), used: String(used) }),
  entry: ({ title, total, used }, before) => ({
    ...before,
    title: textOf(title),
    total: Number(total),
    used: Number(used),
  }),
  quick: (values) =>
    Number(values.used) < Number(values.total)
      ? { label: 'Списать встречу', values: { ...values, used: String(Number(values.used) + 1) } }
      : null,
  change: (packages) => ({ packages }),
});

/** When to write next, and why. */
export const nextContactKind = entryKind<NonNullable<Client['nextContact']>>({
  id: 'nextContact',
  path: 'nextContact',
  title: 'Следующий контакт',
  add: 'Назначить',
  empty: 'День не назначен.',
  most: 1,
  fields: [
    { name: 'date', label: 'Дата', kind: 'date' },
    { name: 'reason', label: 'Повод', kind: 'text', isOptional: true },
  ],
  of: ({ nextContact }) => (nextContact === null ? [] : [nextContact]),
  keyOf: () => 'nextContact',
  line: ({ date, reason }) => ({ lead: formatNumericDate(date), title: reason }),
  values: ({ date, reason }) => ({ date: formatNumericDate(date), reason }),
  entry: ({ date, reason }) => ({ date: textOf(date), reason: textOf(reason) }),
  change: ([next]) => ({ nextContact: next ?? null }),
});
