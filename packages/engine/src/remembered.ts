/**
 * A pure function that keeps its answers by what was asked.
 * @param most answers kept; past them all go and are found anew, which costs less than knowing the oldest
 * @param find its answer is kept whatever it is; where it throws, nothing is
 */
export function remembered<Key extends string | number, Value extends string | number | boolean | object | null>(
  most: number,
  find: (key: Key) => Value,
): (key: Key) => Value {
  let known = new Map<Key, Value>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const found = find(key);
    // Not `clear`: V8 leaves the old table behind with a way to the new one, which keeps both in the old generation.
    if (known.size >= most) known = new Map();
    known.set(key, found);
    return found;
  };
}
