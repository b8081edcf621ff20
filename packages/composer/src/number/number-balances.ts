import { AREAS } from '@nebosvod/interpretations/area.ids';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { NUMBER_COSTS } from '../language/number-line.table.ts';
import { type Balance, balanceOf } from '../weigh/balance.ts';
import type { Testimony } from '../weigh/testimony.ts';
import { costOf, unitTelling } from '../weigh/unit-telling.ts';
import { NUMBER_QUIET_BELOW } from '../weigh/weights.table.ts';
import type { FoundNumber, NumberSystem } from './number-found.ts';
import { factLine } from './number-words.ts';

/** What is not of the kind's own way of counting confirms it and does not lead. */
const BORROWED = 0.7;

/** Both sides of every area by the numbers found. @param leading the way of counting that the kind is about */
export function numberBalances(
  found: readonly FoundNumber[],
  leading: readonly NumberSystem[],
  facts: BirthFacts,
): Balance[] {
  const all = found.flatMap((one) => testimonies(one, leading.includes(one.system) ? 1 : BORROWED));
  return AREAS.map((area) =>
    balanceOf(
      area,
      all.filter((one) => one.area === area),
      facts,
      [],
      { quietBelow: NUMBER_QUIET_BELOW },
    ),
  );
}

/** The words of this point are of children alone: in another area it weighs by what it claims and is named by that. */
const isOfChildren = (rule: FoundNumber['rule']) => rule.kind === 'matrix-point' && rule.point === 'a2';

function testimonies({ unit, rule, kind, share }: FoundNumber, factor: number): Testimony[] {
  const words = unitTelling(unit, factLine(rule), [rule]);
  const isGiving = unit.claims.some(({ polarity }) => polarity > 0);
  return unit.claims.map((claim) => {
    const telling = isOfChildren(rule) && claim.area !== 'children' ? null : words;
    return {
      ...claim,
      kind,
      graha: null,
      rules: [rule],
      isOfWeakness: false,
      share: share * factor,
      feelsVarga: false,
      telling: telling && isGiving && claim.polarity < 0 ? costOf(telling, claim, [rule], NUMBER_COSTS) : telling,
    };
  });
}
