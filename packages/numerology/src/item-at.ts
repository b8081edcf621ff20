/** The item at an index that the caller knows to be there. Throws a RangeError instead of letting a hole travel on. */
export function itemAt<Item>(list: readonly Item[], index: number, what: string): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`${what} ${index} does not exist`);
  return item;
}
