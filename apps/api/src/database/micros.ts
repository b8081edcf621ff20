import { type RawBuilder, sql } from 'kysely';

/** A moment as text that loses nothing: microseconds since 1970. A Date of JavaScript has milliseconds alone. */
export const microsOf = (column: string): RawBuilder<string> =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

/** The moment that `microsOf` has written. */
export const momentOf = (micros: string): RawBuilder<Date> =>
  sql<Date>`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;
