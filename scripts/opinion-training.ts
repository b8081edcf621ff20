/** A sentence to be taught by: what is weighed of it, and its class, 0 where it breaks no rule. */
export interface Taught {
  readonly keys: readonly string[];
  readonly label: number;
}

export interface Opinion {
  readonly bias: readonly number[];
  /** Weights of each class but the first, against it. */
  readonly weights: ReadonlyMap<string, readonly number[]>;
}

/** How it is taught. */
export interface Teaching {
  /** Keys do not count whole, so that long sentences are not certain by their length. */
  readonly scale: number;
  /** How far what is taught outweighs the penalty. */
  readonly strictness: number;
}

/** A key met once teaches the sentence it is in, no more. */
const FEWEST = 2;
/** How far a sentence that breaks a rule outweighs one that breaks none: there are fewer of them. */
const OF_FAULTS = 3;
const ROUNDS = 150;
const MEMORY = 8;

/** Multinomial logistic regression with a quadratic penalty, minimised by L-BFGS: the same sentences give the same opinion. */
export function teach(taught: readonly Taught[], classes: number, { scale, strictness }: Teaching): Opinion {
  const counts = new Map<string, number>();
  for (const { keys } of taught) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= FEWEST).map(([key]) => key);
  known.sort();
  const places = new Map(known.map((key, at) => [key, at]));
  const rows = taught.map(({ keys, label }) => ({
    label,
    places: Int32Array.from(keys.flatMap((key) => places.get(key) ?? [])),
  }));
  const found = minimised((known.length + 1) * classes, (point, slope) =>
    loss({ rows, classes, scale, strictness }, point, slope),
  );
  const against = (at: number, share: number) =>
    Array.from(
      { length: classes - 1 },
      (_, rule) => share * ((found[at * classes + rule + 1] ?? 0) - (found[at * classes] ?? 0)),
    );
  return {
    bias: against(known.length, 1),
    weights: new Map(known.map((key, at) => [key, against(at, scale)])),
  };
}

interface Row {
  readonly label: number;
  readonly places: Int32Array;
}

interface Lesson extends Teaching {
  readonly rows: readonly Row[];
  readonly classes: number;
}

/** Value at a point; the slope is written into `slope`. The last row of weights is the bias, and is not held small. */
function loss({ rows, classes, scale, strictness }: Lesson, point: Float64Array, slope: Float64Array): number {
  const bias = point.length - classes;
  const sums = new Float64Array(classes);
  let value = 0;
  slope.fill(0);
  for (let at = 0; at < bias; at++) {
    const weight = point[at] ?? 0;
    slope[at] = weight;
    value += (weight * weight) / 2;
  }
  for (const { label, places } of rows) {
    for (let rule = 0; rule < classes; rule++) {
      let sum = point[bias + rule] ?? 0;
      for (const place of places) sum += scale * (point[place * classes + rule] ?? 0);
      sums[rule] = sum;
    }
    const top = Math.max(...sums);
    const total = sums.reduce((sum, one) => sum + Math.exp(one - top), 0);
    const count = strictness * (label === 0 ? 1 : OF_FAULTS);
    value += count * (top + Math.log(total) - (sums[label] ?? 0));
    for (let rule = 0; rule < classes; rule++) {
      const off = count * (Math.exp((sums[rule] ?? 0) - top) / total - (rule === label ? 1 : 0));
      slope[bias + rule] = (slope[bias + rule] ?? 0) + off;
      for (const place of places) {
        const cell = place * classes + rule;
        slope[cell] = (slope[cell] ?? 0) + scale * off;
      }
    }
  }
  return value;
}

// Loops, for they are walked hundreds of millions of times.
function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function plus(one: Float64Array, other: Float64Array, times: number): Float64Array {
  const sums = new Float64Array(one.length);
  for (let at = 0; at < one.length; at++) sums[at] = (one[at] ?? 0) + times * (other[at] ?? 0);
  return sums;
}

/** L-BFGS with halved steps. */
function minimised(size: number, valueAt: (point: Float64Array, slope: Float64Array) => number): Float64Array {
  let point = new Float64Array(size);
  let slope = new Float64Array(size);
  let value = valueAt(point, slope);
  const steps: { readonly moved: Float64Array; readonly turned: Float64Array; readonly share: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const way = descent(slope, steps);
    const fall = dot(slope, way);
    let length = round === 0 ? 1 / Math.max(1, Math.sqrt(dot(slope, slope))) : 1;
    let next = plus(point, way, length);
    const turned = new Float64Array(size);
    let lower = valueAt(next, turned);
    while (lower > value + 1e-4 * length * fall && length > 1e-12) {
      length /= 2;
      next = plus(point, way, length);
      lower = valueAt(next, turned);
    }
    const moved = plus(next, point, -1);
    const change = plus(turned, slope, -1);
    const curve = dot(moved, change);
    if (curve > 1e-12) steps.push({ moved, turned: change, share: 1 / curve });
    if (steps.length > MEMORY) steps.shift();
    const isDone = value - lower < 1e-6 * Math.abs(value);
    point = next;
    slope = turned;
    value = lower;
    if (isDone) break;
  }
  return point;
}

function descent(
  slope: Float64Array,
  steps: readonly { readonly moved: Float64Array; readonly turned: Float64Array; readonly share: number }[],
): Float64Array {
  let way = slope.map((value) => -value);
  const shares: number[] = [];
  for (const { moved, turned, share } of [...steps].reverse()) {
    const part = share * dot(moved, way);
    shares.unshift(part);
    way = plus(way, turned, -part);
  }
  const last = steps.at(-1);
  if (last) {
    const scale = 1 / (last.share * dot(last.turned, last.turned));
    way = way.map((value) => value * scale);
  }
  steps.forEach(({ moved, turned, share }, at) => {
    way = plus(way, moved, (shares[at] ?? 0) - share * dot(turned, way));
  });
  return way;
}
