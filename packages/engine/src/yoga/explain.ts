import { countSigns, type House, type Sign } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import type { Condition } from './condition.ts';
import type { Finding } from './evaluate.ts';
import type { Truth } from './judge.ts';
import type { Sky } from './sky.ts';
import { participantsOf } from './yoga.ts';

/** One part of a judged rule: whether it holds, and where the grahas it was found of stand in the rasi chart. */
export interface ExplainedPart {
  readonly condition: Condition;
  readonly holds: Truth;
  readonly grahas: readonly { readonly id: Graha; readonly sign: Sign; readonly house: House | null }[];
}

/**
 * A judged rule condition by condition: the parts of an «all» one by one, else the rule as a whole. A part that holds names those by
 * whom it does; a simple one that does not, those it was tried on.
 */
export function explain(sky: Sky, finding: Finding): readonly ExplainedPart[] {
  if (finding.condition.kind === 'all') return finding.parts.flatMap((part) => explain(sky, part));
  const { lagna, signs } = sky.rasi;
  const grahas = finding.holds === true ? participantsOf(finding) : finding.grahas;
  return [
    {
      condition: finding.condition,
      holds: finding.holds,
      grahas: grahas.map((id) => ({
        id,
        sign: signs[id],
        house: lagna === null ? null : countSigns(lagna, signs[id]),
      })),
    },
  ];
}
