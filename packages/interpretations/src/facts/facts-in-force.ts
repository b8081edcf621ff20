import { factInForce } from '../base/in-force.ts';
import type { Fact } from './fact.ts';
import { FACTS } from './facts.table.ts';

/** The facts as the operator has left them, without those that are off; in the order they are told. */
export const factsInForce = (): readonly Fact[] => FACTS.flatMap((fact) => factInForce(fact) ?? []);
