import { type ArcanumSchool, arcanumChain, digitsOf } from '../reduction.ts';
import { Trace } from '../trace.ts';

/** A named value on its way into a sum. */
export type Term = readonly [name: string, value: number];

/** Adds named points, reduces the sum to an arcanum 1–22 by the school and writes the line down. */
export class ArcanumSum extends Trace {
  readonly school: ArcanumSchool;

  constructor(school: ArcanumSchool) {
    super();
    this.school = school;
  }

  /** Sum of terms as an arcanum. */
  add(id: string, label: string, ...terms: readonly Term[]): number {
    let total = 0;
    let names = '';
    let values = '';
    for (const [name, value] of terms) {
      const plus = names === '' ? '' : ' + ';
      total += value;
      names += plus + name;
      values += plus + value;
    }
    const written = terms.length === 1 ? `${names} = ${values}` : `${names} = ${values} = ${total}`;
    return this.reduce(id, label, written, total);
  }

  /** A number already written out, brought to an arcanum. */
  reduce(id: string, label: string, written: string, total: number): number {
    let [from, ...rest] = arcanumChain(total, this.school);
    let text = written;
    for (const to of rest) {
      text += this.#way(from, to);
      from = to;
    }
    return this.step(id, label, text, from);
  }

  #way(from: number, to: number): string {
    if (from === 0) return ' → 22';
    return this.school === 'digit-sum' ? ` → ${digitsOf(from).join(' + ')} = ${to}` : ` → ${from} − 22 = ${to}`;
  }
}
