import { type Client, changeClient } from '@nebosvod/contracts/clients';
import { parseDate } from '../../ui/date-input.ts';
import { parseTime } from '../../ui/time-input.ts';
import type { ClientChange } from './api/use-clients.ts';

/** An entry as typed: text by field, a tick as `yes` or nothing. */
export type Values = Readonly<Record<string, string>>;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: 'line' | 'text' | 'date' | 'time' | 'number' | 'flag' | 'choice';
  readonly options?: Readonly<Record<string, string>>;
  /** Of a choice that the client gives; `null` where there is nothing to choose among, and the field does not stand. */
  readonly optionsOf?: (client: Client) => Readonly<Record<string, string>> | null;
  readonly isOptional?: boolean;
  readonly hint?: string;
  /** Field of the request, where it has another name. */
  readonly path?: string;
}

/** How an entry reads in its list. */
interface EntryLine {
  /** What stands at the left: a date, a kind. */
  readonly lead?: string;
  readonly title: string;
  readonly detail?: string;
  readonly mark?: { readonly isGood: boolean; readonly text: string };
}

export interface ShownEntry {
  readonly key: string;
  readonly line: EntryLine;
  readonly values: Values;
  /** What one press does to the entry. */
  readonly quick: { readonly label: string; readonly values: Values } | null;
}

/** A change of one entry: `key` null adds, `values` null removes. */
interface Edit {
  readonly key: string | null;
  readonly values: Values | null;
}

/** What an edit sends, and the path under which the server names mistakes of the edited entry. */
interface Planned {
  readonly change: ClientChange;
  readonly path: string;
}

/** One of the lists of a client as the card shows and edits it. */
export interface EntryKind {
  readonly id: string;
  readonly title: string;
  /** The button that adds one. */
  readonly add: string;
  /** Said in place of an empty list. */
  readonly empty: string;
  readonly fields: readonly Field[];
  /** Entries there can be. */
  readonly most: number;
  /** An entry cannot be removed, only changed. */
  readonly isFixed: boolean;
  /** What the form of a new entry begins with. */
  readonly start: () => Values;
  readonly shown: (client: Client) => readonly ShownEntry[];
  readonly plan: (client: Client, edit: Edit) => Planned;
}

interface Spec<Entry> extends Pick<EntryKind, 'id' | 'title' | 'add' | 'empty' | 'fields' | 'most'> {
  readonly isFixed?: boolean;
  /** The list is kept in the order of dates and shown from its end. */
  readonly isNewestFirst?: boolean;
  readonly start?: () => Values;
  readonly of: (client: Client) => readonly Entry[];
  readonly keyOf: (entry: Entry) => string;
  readonly line: (entry: Entry, client: Client) => EntryLine;
  readonly values: (entry: Entry) => Values;
  /** @param before the entry as it stands, to keep what the form does not show */
  readonly entry: (values: Values, before: Entry | undefined) => Entry;
  readonly quick?: (values: Values) => ShownEntry['quick'];
  readonly change: (entries: Entry[]) => ClientChange;
  /** Path of an entry in the request; its place in the list of that id unless told. */
  readonly path?: string;
}

/**
 * A kind of entry. An edit touches one entry and leaves the rest of the list as it stands, so that what another window has
 * added meanwhile is kept.
 */
export function entryKind<Entry>(spec: Spec<Entry>): EntryKind {
  const {
    of,
    keyOf,
    line,
    values,
    entry,
    quick,
    change,
    path,
    start,
    isFixed = false,
    isNewestFirst = false,
    ...rest
  } = spec;
  return {
    ...rest,
    isFixed,
    start: start ?? (() => ({})),
    shown: (client) => {
      const entries = of(client).map((one) => ({
        key: keyOf(one),
        line: line(one, client),
        values: values(one),
        quick: quick?.(values(one)) ?? null,
      }));
      return isNewestFirst ? entries.reverse() : entries;
    },
    plan: (client, edit) => {
      const before = of(client);
      const found = edit.key === null ? -1 : before.findIndex((one) => keyOf(one) === edit.key);
      const index = found < 0 ? before.length : found;
      const next = edit.values === null ? [] : [entry(edit.values, before[found])];
      const entries = [...before.slice(0, index), ...next, ...before.slice(index + 1)];
      return { change: change(entries), path: path ?? `${rest.id}.${index}` };
    },
  };
}

/** Fields of a form for this client: choices with what they are among. */
export const fieldsFor = ({ fields }: EntryKind, client: Client): readonly Field[] =>
  fields.flatMap((field) => {
    const options = field.optionsOf?.(client);
    return options === undefined ? field : options === null ? [] : { ...field, options };
  });

type Mistakes = Readonly<Record<string, string>>;

/** Typed dates, times and numbers as the wire has them, or a Russian sentence for each that cannot be read. */
export function readValues(
  fields: readonly Field[],
  values: Values,
): { readonly read: Values; readonly mistakes: Mistakes } {
  const read: Record<string, string> = { ...values };
  const mistakes: Record<string, string> = {};
  for (const { name, kind, isOptional = false } of fields) {
    const typed = (values[name] ?? '').trim();
    read[name] = typed;
    if (typed === '' && isOptional) continue;
    if (kind === 'date' || kind === 'time') {
      const parsed = kind === 'date' ? parseDate(typed) : parseTime(typed);
      if (parsed.kind === 'value') read[name] = parsed.value;
      else mistakes[name] = parsed.kind === 'error' ? parsed.message : kind === 'date' ? 'Нужна дата' : 'Нужно время';
    }
    if (kind === 'number') {
      read[name] = typed.replaceAll(/[\s₽]/g, '').replace(',', '.');
      if (read[name] === '' || !Number.isFinite(Number(read[name]))) mistakes[name] = 'Нужно число';
    }
  }
  return { read, mistakes };
}

interface Told {
  readonly path: string;
  readonly message: string;
}

/** Mistakes told by path put beside the fields of one entry; `rest` holds what belongs to none of them. */
export function mistakesAt(fields: readonly Field[], at: string, told: readonly Told[]) {
  const mistakes: Record<string, string> = {};
  const rest: string[] = [];
  for (const { path, message } of told) {
    const field = fields.find(({ name, path: own = name }) =>
      `${path}.`.startsWith(at === '' ? `${own}.` : `${at}.${own}.`),
    );
    if (field === undefined) rest.push(message);
    else mistakes[field.name] ??= message;
  }
  return { mistakes, rest };
}

/** What the schema of the request says of a change, in the words of the server. */
export function checked(change: ClientChange): readonly Told[] {
  const parsed = changeClient.body.safeParse({ version: 1, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}
