/** The entry of a table keyed by numbers. Throws a RangeError for a number that is not in it. */
export function pick<Entry>(table: Readonly<Record<number, Entry>>, index: number, what: string): Entry {
  const entry = Object.hasOwn(table, index) ? table[index] : undefined;
  if (entry === undefined) throw new RangeError(`${what} ${index} does not exist`);
  return entry;
}
