import pg from 'pg';

const parsers = new Map<number, (text: string) => unknown>([
  // int8: counters and sums of this product stay far below 2^53.
  [pg.types.builtins.INT8, Number],
  // date: a calendar day has no time zone, so it stays text (`1990-05-17`) instead of becoming a local Date.
  [pg.types.builtins.DATE, (text) => text],
]);

/** How column values become JavaScript: the same on both databases. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};
