/** A moment at which a value that moves by leaps becomes another. */
export interface Change<Value> {
  /** The first moment found at which the new value holds, no further from the leap than the tolerance. */
  readonly at: number;
  readonly into: Value;
}

/**
 * Every change of a value between two moments, in order. Stays shorter than a step may be missed: choose a step under the shortest.
 * Moments, step and tolerance are in one unit, whichever the caller counts in.
 * @param valueAt a value told apart from others by `===`
 */
export function changesOf<Value>(
  valueAt: (moment: number) => Value,
  from: number,
  to: number,
  step: number,
  tolerance: number,
): Change<Value>[] {
  const found: Change<Value>[] = [];
  let before = valueAt(from);
  for (let start = from; start < to; start += step) {
    const end = Math.min(start + step, to);
    const after = valueAt(end);
    if (after !== before) {
      let [low, high] = [start, end];
      while (high - low > tolerance) {
        const middle = (low + high) / 2;
        if (valueAt(middle) === before) low = middle;
        else high = middle;
      }
      found.push({ at: high, into: after });
    }
    before = after;
  }
  return found;
}
