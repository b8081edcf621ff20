/** What goes into a formula: numbers, names and small tables of them, fit for JSON. */
export type TraceInputs = Readonly<Record<string, unknown>>;

/**
 * A named rule that turns inputs into a number. `expression` is the same rule as text over the inputs' names, for a person
 * to read and for a test to recompute. Its functions: `fold` (arc 0 … 180), `signed` (−180 … 180), `sin` and `asin` in degrees,
 * `floor`, `abs`, `sqrt`, `sum` of a record's values.
 */
export interface Formula<Inputs extends TraceInputs> {
  readonly id: string;
  readonly source: string;
  readonly expression: string;
  readonly evaluate: (inputs: Inputs) => number;
}

/** How one number of an answer came about. */
export interface TraceEntry {
  readonly inputs: TraceInputs;
  readonly formula: string;
  readonly expression: string;
  readonly source: string;
  readonly value: number;
}

/** How the numbers of an answer came about, keyed by their path in it, e.g. `planets.sun.sthana.uccha`. */
export type Trace = Readonly<Record<string, TraceEntry>>;

/** Computes numbers by named formulas and keeps what went into each: a value and its trace cannot differ. */
export class Ledger {
  readonly #entries: Record<string, TraceEntry> = {};

  /** The value of a formula, entered under the path it has in the answer. */
  compute<Inputs extends TraceInputs>(path: string, formula: Formula<Inputs>, inputs: Inputs): number {
    const value = formula.evaluate(inputs);
    this.#entries[path] = {
      inputs,
      formula: formula.id,
      expression: formula.expression,
      source: formula.source,
      value,
    };
    return value;
  }

  /** The sum of parts, or null when one of them does not exist. */
  total(path: string, parts: Readonly<Record<string, number | null>>): number | null {
    const known: Record<string, number> = {};
    for (const [name, part] of Object.entries(parts)) {
      if (part === null) return null;
      known[name] = part;
    }
    return this.compute(path, TOTAL, { parts: known });
  }

  get trace(): Trace {
    return this.#entries;
  }
}

const TOTAL: Formula<{ parts: Readonly<Record<string, number>> }> = {
  id: 'total',
  source: 'sum of the parts',
  expression: 'sum(parts)',
  evaluate: ({ parts }) => sumOf(parts),
};

/** Sum of the values of a record. */
export function sumOf(parts: Readonly<Record<string, number>>): number {
  return Object.values(parts).reduce((sum, part) => sum + part, 0);
}
