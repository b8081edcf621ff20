import type { Rule } from '@nebosvod/contracts/rule';
import { guruChandalaOf, shrapitOf } from '@nebosvod/engine/dosha/dosha';
import { kalaSarpaOf } from '@nebosvod/engine/dosha/kala-sarpa';
import { type Manglik, manglikOf } from '@nebosvod/engine/dosha/manglik';
import type { Judged } from '@nebosvod/engine/yoga/yoga';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { unitOf } from './unit-index.ts';

/** A dosha that a unit words, as it stands in a chart. */
export interface FoundDosha {
  readonly factor: UnitFactor;
  /** What decides whether it is softened, besides the combination itself. */
  readonly rules: readonly Rule[];
  readonly isCancelled: boolean;
}

/**
 * The dosha among present combinations of one subject, the one that speaks for them; null where they are a yoga, and for a kala
 * sarpa without a lagna, whose kind is the house of Rahu.
 */
export function foundDosha(facts: BirthFacts, subject: readonly Judged[]): FoundDosha | null {
  const ids = subject.map(({ definition }) => definition.id);
  const [first] = ids;
  if (ids.some((id) => id.startsWith('kala-sarpa'))) return kalaSarpa(facts);
  if (ids.some((id) => id.startsWith('manglik'))) return manglik(facts, ids);
  if (first === undefined || !unitOf({ kind: 'dosha', id: first })) return null;
  const factor = { kind: 'dosha', id: first } as const;
  if (first !== 'shrapit' && first !== 'guru-chandala') return { factor, rules: [], isCancelled: false };
  const softenedBy = (first === 'shrapit' ? shrapitOf : guruChandalaOf)(facts.sky).softenedBy[0]?.id;
  return {
    factor,
    rules: softenedBy === undefined ? [] : [{ kind: 'dosha', id: first, softenedBy }],
    isCancelled: softenedBy !== undefined,
  };
}

function kalaSarpa({ sky }: BirthFacts): FoundDosha | null {
  const { kind } = kalaSarpaOf(sky);
  if (kind === null) return null;
  return {
    factor: { kind: 'dosha', id: `kala-sarpa-${kind}` },
    rules: [{ kind: 'dosha', id: 'kala-sarpa' }],
    isCancelled: false,
  };
}

/** Of the counts that find Mars in a hot house the one that nothing softens speaks, else the first: lagna, Moon, Venus. */
function manglik({ sky }: BirthFacts, ids: readonly string[]): FoundDosha | null {
  const found: Manglik = manglikOf(sky);
  const counts = found.from.filter(({ origin }) => ids.includes(`manglik-${origin}`));
  const count = counts.find(({ exceptions }) => exceptions.length === 0) ?? counts[0];
  if (!count) return null;
  const { isUnmitigated } = found;
  return {
    factor: { kind: 'dosha', id: `manglik-${count.origin}` },
    rules: isUnmitigated === null ? [] : [{ kind: 'dosha', id: 'manglik', isUnmitigated }],
    isCancelled: count.exceptions.length > 0,
  };
}
