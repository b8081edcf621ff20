import { rowIdField } from '@nebosvod/contracts/person-fields';
import { z } from 'zod';
import { findBadText } from './input-text.ts';
import { ProblemError } from './problem-error.ts';

/** Microseconds of an instant, as `microsOf` of the database writes them: sixteen digits last until 2286. */
const micros = z.string().regex(/^\d{1,16}$/);

/** Where a page begins: after the row that had this moment. */
export const momentPosition = z.tuple([micros, rowIdField]).transform(([at, id]) => ({ at, id }));
/** The same where rows are numbered. */
export const numberedPosition = z.tuple([micros, z.string().regex(/^\d{1,18}$/)]).transform(([at, id]) => ({ at, id }));
/** Where a page begins in an order of one's own: after the row that had this key. */
export const keyPosition = <const Order extends string>(order: Order) =>
  z.tuple([z.literal(order), z.string(), micros, rowIdField]).transform(([, key, at, id]) => ({ key, at, id }));

/**
 * The cursor of a page: the sort key of its last row, so that the next page begins there whatever becomes of that row.
 * Opaque to whoever sends it back.
 */
export const cursorOf = (...parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** The answer to a cursor that no page has given. */
export function badCursor(): ProblemError {
  const message = 'Такой страницы списка нет: начните с первой';
  return new ProblemError('VALIDATION', message, { errors: [{ path: 'cursor', message }] });
}

/**
 * Reads a cursor back; null without one.
 * @throws ProblemError 400 for one that this list has not given
 */
export function readCursor<S extends z.ZodType>(position: S, cursor: string | null | undefined): z.output<S> | null {
  if (cursor === undefined || cursor === null) return null;
  const parsed = position.safeParse(partsOf(cursor));
  if (!parsed.success || findBadText(partsOf(cursor), 10)) throw badCursor();
  return parsed.data;
}

function partsOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
