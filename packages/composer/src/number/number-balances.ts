import type { Rule } from '@nebosvod/contracts/rule';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import { THEMES } from '@nebosvod/interpretations/theme.table';
import type { Claim } from '@nebosvod/interpretations/unit';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { NUMBER_COSTS } from '../language/number-line.table.ts';
import { themeName } from '../language/theme-name.ts';
import { type Balance, balanceOf } from '../weigh/balance.ts';
import type { Line, Telling, Testimony } from '../weigh/testimony.ts';
import { sentencesOf } from '../weigh/unit-words.ts';
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
      NUMBER_QUIET_BELOW,
    ),
  );
}

function testimonies({ unit, rule, kind, share }: FoundNumber, factor: number): Testimony[] {
  const telling = tellingOf({ unit, rule });
  const isGiving = unit.claims.some(({ polarity }) => polarity > 0);
  return unit.claims.map((claim) => ({
    ...claim,
    kind,
    graha: null,
    rules: [rule],
    isOfWeakness: false,
    share: share * factor,
    feelsVarga: false,
    telling: telling && isGiving && claim.polarity < 0 ? costOf(telling, claim, rule) : telling,
  }));
}

/** The same words told for what they cost: the cost is named before them, for their lead speaks of the gift. */
function costOf(telling: Telling, { theme }: Claim, rule: Rule): Telling {
  const [fact, ...leads] = telling.leads;
  const slots = { theme: themeName(theme), meaning: THEMES[theme].meaning };
  const cost: Line = { ways: NUMBER_COSTS, slots, rules: [rule] };
  return { ...telling, leads: [...(fact ? [fact] : []), cost], rest: [...leads, ...telling.rest] };
}

/** The words of a unit: the fact it rests on, its lead, what develops it. */
function tellingOf({ unit, rule }: Pick<FoundNumber, 'unit' | 'rule'>): Telling | null {
  const { words } = unit;
  if (!words) return null;
  const plain = (text: string): Line => ({ ways: [text], slots: {}, rules: [rule] });
  const fact = factLine(rule);
  return {
    key: unit.id,
    area: null,
    leads: [...(fact ? [fact] : []), plain(words.lead)],
    rest: sentencesOf(words.body).map(plain),
    step: words.step ?? null,
    question: words.question ?? null,
  };
}
