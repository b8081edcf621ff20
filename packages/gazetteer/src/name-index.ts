import { nameKind, type PlaceStore } from './load.ts';
import { nameEnd, spaceCode } from './name-code.ts';

/** Every start of a word in the names (of other spellings the first word only), sorted by the letters that follow. */
export interface NameIndex {
  /** Offsets into `letters`. */
  readonly starts: Uint32Array;
  /** Name that each start belongs to. */
  readonly names: Uint32Array;
}

const sortedLetters = 4;
// 20 bits hold the number of a start, 4 letters of 7 bits stand above them: 48 bits, exact in a float64.
const startBits = 2 ** 20;

function compare(letters: Uint8Array, a: number, b: number): number {
  for (let at = 0; ; at++) {
    const difference = letters[a + at] - letters[b + at];
    if (difference !== 0 || letters[a + at] === nameEnd) return difference;
  }
}

function headOf(letters: Uint8Array, start: number): number {
  let head = 0;
  let isOver = false;
  for (let at = 0; at < sortedLetters; at++) {
    const letter: number = isOver ? nameEnd : letters[start + at];
    isOver ||= letter === nameEnd;
    head = head * 128 + letter;
  }
  return head;
}

/** Visits the start of every word of every name; of other spellings the first word only. */
function eachStart(store: PlaceStore, visit: (start: number, name: number) => void): void {
  const { letters, nameStart, nameKinds } = store;
  for (let name = 0; name < nameKinds.length; name++) {
    const hasInnerStarts = nameKinds[name] !== nameKind.other;
    for (let at = nameStart[name]; letters[at] !== nameEnd; at++) {
      if (at === nameStart[name] || (hasInnerStarts && letters[at - 1] === spaceCode)) visit(at, name);
    }
  }
}

/** Sorts the word starts of all names: by their first letters as numbers, ties by comparing the rest. */
export function buildNameIndex(store: PlaceStore): NameIndex {
  const { letters } = store;
  let count = 0;
  eachStart(store, () => {
    count++;
  });
  const starts = new Uint32Array(count);
  const owners = new Uint32Array(count);
  let filled = 0;
  eachStart(store, (start, name) => {
    starts[filled] = start;
    owners[filled++] = name;
  });
  const keys = new Float64Array(count);
  for (let index = 0; index < count; index++) keys[index] = headOf(letters, starts[index]) * startBits + index;
  keys.sort();
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index++) order[index] = keys[index] % startBits;
  for (let from = 0; from < order.length; ) {
    const head = Math.floor(keys[from] / startBits);
    let to = from + 1;
    while (to < order.length && Math.floor(keys[to] / startBits) === head) to++;
    if (to - from > 1) order.subarray(from, to).sort((a, b) => compare(letters, starts[a], starts[b]));
    from = to;
  }
  return {
    starts: order.map((index) => starts[index]),
    names: order.map((index) => owners[index]),
  };
}

function compareToQuery(letters: Uint8Array, start: number, query: Uint8Array): number {
  for (let at = 0; at < query.length; at++) {
    const letter = letters[start + at];
    if (letter !== query[at]) return letter - query[at];
  }
  return 0;
}

/** Range of `index.starts` whose letters begin with the query: from (included) to (excluded). */
export function prefixRange(
  store: PlaceStore,
  index: NameIndex,
  query: Uint8Array,
): readonly [from: number, to: number] {
  const bound = (isBelow: (comparison: number) => boolean) => {
    let [low, high] = [0, index.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBelow(compareToQuery(store.letters, index.starts[middle], query))) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [bound((comparison) => comparison < 0), bound((comparison) => comparison <= 0)];
}
