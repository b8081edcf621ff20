import type { Unit, Wording } from '../unit.ts';

/** The idea of a unit said once more, in another scene; what it claims, asks and advises stays. */
export type Retold = Pick<Wording, 'lead' | 'body'>;

/** A unit with its second wording, so that two people of one number need not read the same sentences. */
export function withRetold(unit: Unit, retold: Retold | undefined): Unit {
  if (!retold) return unit;
  return { ...unit, variants: [{ when: { isRetold: true }, claims: unit.claims, ...retold }] };
}
