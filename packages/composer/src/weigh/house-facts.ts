import type { Rule } from '@nebosvod/contracts/rule';
import type { ClassicalGraha, Graha } from '@nebosvod/engine/bodies';
import type { Area } from '@nebosvod/interpretations/area.ids';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { GRACE_LINES, LORD_FACTS, LORD_HOME_FACTS, STRAIN_LINES } from '../language/fact-line.table.ts';
import { atHouse, dignityPhrase, grahaForms, houseForms, pronounOf } from '../language/forms.ts';
import { HOUSE_MATTERS } from '../language/near-line.table.ts';
import type { AreaLines } from '../language/strength-line.ts';
import { STRENGTH_LINES } from '../language/strength-lines.ts';
import type { Mark, Slots } from '../language/template.ts';
import { strengthClass, strengthOf } from './strength.ts';
import type { Line } from './testimony.ts';

/** How a graha stands in the chart, as slots of a template. */
export function grahaSlots(facts: BirthFacts, graha: Graha): Slots {
  const house = facts.houseOf(graha);
  return {
    g: grahaForms(graha),
    him: pronounOf(graha),
    he: pronounOf(graha).he ?? '',
    dig: dignityPhrase(facts.dignity(graha)),
    ...(house === null ? {} : { at: atHouse(house), matters: HOUSE_MATTERS[house - 1][0] }),
  };
}

/** The rule by which the dignity of a graha is told. */
export function dignityRule(facts: BirthFacts, graha: Graha): Rule {
  return { kind: 'dignity', graha, dignity: facts.dignity(graha) };
}

/** «1,43», marked; null where shadbala is not known. */
export function ratioSlot(facts: BirthFacts, graha: ClassicalGraha): readonly (string | Mark)[] | null {
  const { ratio, rank } = facts.shadbala.planets[graha];
  if (ratio === null || rank === null) return null;
  const rule: Rule = { kind: 'shadbala-rank', graha, rank };
  return [{ text: String(Math.round(ratio * 100) / 100).replace('.', ','), rule, key: 'ratio' }];
}

/** Where the lord of a house stands, and how strong it is there. */
export function houseTopics(
  facts: BirthFacts,
  owned: number,
): { readonly opening: Line; readonly aside: readonly Line[] } {
  const lord = facts.lordOf(owned);
  const house = lord && facts.houseOf(lord);
  if (!lord || !house) throw new Error('A chart without a lagna has no lords of houses');
  const rule: Rule = { kind: 'lord-in-house', lord: owned, house };
  const slots = { ...grahaSlots(facts, lord), house: houseForms(owned) };
  const opening: Line = {
    ways: owned === house ? LORD_HOME_FACTS : LORD_FACTS,
    slots,
    rules: [rule, dignityRule(facts, lord)],
  };
  return { opening, aside: [] };
}

/** Strength of the lord of a house in words of its area; null of a middling one and where shadbala is not known. */
export function lordStrength(
  facts: BirthFacts,
  area: Area,
  owned: number,
): {
  readonly lines: AreaLines;
  readonly line: Line;
  readonly isStrong: boolean;
  /** A weakness that is plain. */
  readonly isDeep: boolean;
  readonly lord: ClassicalGraha;
} | null {
  const lord = facts.lordOf(owned);
  if (!lord) return null;
  const strength = strengthClass(facts, lord);
  if (strength === 'middle') return null;
  const lines = STRENGTH_LINES[area].lord[strength];
  const number = facts.ratio(lord);
  // Shadbala and dignity may disagree: then neither «strong» nor «weak» is said, but which of the two is there.
  const isGrace = strength === 'strong' && number !== null && number < 1;
  const isStrain = strength === 'weak' && number !== null && number >= 1;
  const ways = isGrace ? GRACE_LINES : isStrain ? STRAIN_LINES : lines.lines;
  const ratio = ratioSlot(facts, lord);
  const slots: Slots = { ...grahaSlots(facts, lord), house: houseForms(owned), ...(ratio && { ratio }) };
  const line: Line = {
    ways,
    slots,
    rules: [{ kind: 'lord-is', lord: owned, graha: lord }, dignityRule(facts, lord)],
  };
  return { lines, line, isStrong: strength === 'strong', isDeep: strengthOf(facts, lord) <= 0.72, lord };
}
