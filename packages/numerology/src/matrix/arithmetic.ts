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
    for (let i = 0; i < terms.length; i++) {
      const [name, value] = terms[i];
      const plus = i === 0 ? '' : ' + ';
      total += value;
      names += plus + name;
      values += plus + value;
    }
    const written = terms.length === 1 ? `${names} = ${values}` : `${names} = ${values} = ${total}`;
    return this.reduce(id, label, written, total);
  }

  /** A number already written out, brought to an arcanum. */
  reduce(id: string, label: string, written: string, total: number): number {
    const chain = arcanumChain(total, this.school);
    let text = written;
    for (let i = 1; i < chain.length; i++) text += this.#way(chain[i - 1], chain[i]);
    return this.step(id, label, text, chain[chain.length - 1]);
  }

  #way(from: number, to: number): string {
    if (from === 0) return ' → 22';
    return this.school === 'digit-sum' ? ` → ${digitsOf(from).join(' + ')} = ${to}` : ` → ${from} − 22 = ${to}`;
  }
}
