import type { ConnectionField } from './connection-fields.table.ts';

type Values = Readonly<Record<string, string | number | null>>;
export type Draft = Readonly<Record<string, string>>;

/** What stands in the fields before anything is typed: what is kept; of secrets nothing. */
export function draftOf(fields: readonly ConnectionField[], kept: Values): Draft {
  return Object.fromEntries(
    fields.map(({ name, type, first = '' }) => [
      name,
      type === 'secret' ? '' : String(kept[name] ?? (name in kept ? '' : first)),
    ]),
  );
}

/** What is sent: null for what is left empty, numbers as numbers. */
export function valuesOf(fields: readonly ConnectionField[], draft: Draft): Record<string, string | number | null> {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const text = (draft[name] ?? '').trim();
      const isNumber = type === 'number' || type === 'numbers';
      if (isNumber) return [name, /^\d{1,6}$/.test(text) ? Number(text) : null];
      const mayBeNothing = type === 'secret' || name === 'account';
      return [name, mayBeNothing && text === '' ? null : text];
    }),
  );
}
