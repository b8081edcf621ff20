import type { Rule } from '@nebosvod/contracts/rule';
import { THEMES } from '@nebosvod/interpretations/theme.table';
import type { Claim, Unit } from '@nebosvod/interpretations/unit';
import { themeName } from '../language/theme-name.ts';
import type { Line, Telling } from './testimony.ts';
import { sentencesOf } from './unit-words.ts';

/** The words of a unit: the fact it rests on, its lead, what develops it; null of one without words of its own. */
export function unitTelling({ id, words }: Unit, fact: Line | null, rules: readonly Rule[]): Telling | null {
  if (!words) return null;
  const plain = (text: string): Line => ({ ways: [text], slots: {}, rules });
  return {
    key: id,
    area: null,
    leads: [...(fact ? [fact] : []), plain(words.lead)],
    rest: sentencesOf(words.body).map(plain),
    step: words.step ?? null,
    question: words.question ?? null,
  };
}

/** The same words told for a claim that turns from their lead: what it is, a cost of a gift or a gift of a cost, is named before them. */
export function costOf(telling: Telling, { theme }: Claim, rules: readonly Rule[], ways: readonly string[]): Telling {
  const [fact, ...leads] = telling.leads;
  const slots = { theme: themeName(theme), meaning: THEMES[theme].meaning };
  const cost: Line = { ways, slots, rules };
  return { ...telling, leads: [...(fact ? [fact] : []), cost], rest: [...leads, ...telling.rest] };
}
