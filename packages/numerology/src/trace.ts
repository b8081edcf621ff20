import { type Chain, digitsOf } from './reduction.ts';

/** One line of the arithmetic: what is computed (Russian), how, and what came out. */
export interface Step {
  readonly id: string;
  readonly label: string;
  readonly expression: string;
  readonly value: number;
}

/** Collects the steps of one calculation in the order in which they are done. */
export class Trace {
  readonly steps: Step[] = [];

  /** Writes a step down and hands its value back, so that a calculation and its record are one expression. */
  step(id: string, label: string, expression: string, value: number): number {
    this.steps.push({ id, label, expression, value });
    return value;
  }
}

/** The step of a trace that its calculation is sure to have written down. */
export function stepOf(steps: readonly Step[], id: string): Step {
  const step = steps.find((one) => one.id === id);
  if (step === undefined) throw new RangeError(`no step ${id} in the trace`);
  return step;
}

/** `12 + 8 = 20`; a single term is its own sum and is written alone. */
export function sumText(terms: readonly number[], total: number): string {
  return terms.length === 1 ? String(total) : `${terms.join(' + ')} = ${total}`;
}

/** Digit-sum reductions written out: [29, 11, 2] → `29 → 2 + 9 = 11 → 1 + 1 = 2`. */
export function chainText(chain: Chain): string {
  let [from, ...rest] = chain;
  let text = String(from);
  for (const to of rest) {
    text += ` → ${digitsOf(from).join(' + ')} = ${to}`;
    from = to;
  }
  return text;
}

/** A sum followed by its reduction: `20 + 9 = 29 → 2 + 9 = 11`. */
export function sumChainText(terms: readonly number[], chain: Chain): string {
  const total = sumText(terms, chain[0]);
  return chain.length === 1 ? total : total + chainText(chain).slice(String(chain[0]).length);
}
