import type { Rule } from '@nebosvod/contracts/rule';
import { separation } from '@nebosvod/engine/angle/degrees';
import { type Graha, isClassical } from '@nebosvod/engine/bodies';
import { CLASSICAL_GRAHAS, GRAHAS } from '@nebosvod/engine/bodies.ids';
import type { UpayaNeed } from '@nebosvod/interpretations/unit-factor';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { dignityPhrase, grahaForms, listed } from '../language/forms.ts';
import { UPAYA_REASONS } from '../language/upaya-line.table.ts';
import { dignityRule, grahaSlots, ratioSlot } from '../weigh/house-facts.ts';
import { strengthClass, strengthOf } from '../weigh/strength.ts';
import type { Line } from '../weigh/testimony.ts';

/** A graha that a practice is for, with the fact that calls for it. */
export interface Needy {
  readonly graha: Graha;
  readonly need: UpayaNeed;
  readonly reason: Line;
}

/** A node so close to a luminary shadows it. [modern] */
const ECLIPSE_ORB = 10;
const HARD_HOUSES: readonly number[] = [6, 8, 12];
const SEVERE: readonly Graha[] = ['mars', 'saturn', 'rahu', 'ketu'];

/** Grahas that ask for support, the weakest first: hidden by the Sun or a node, weak, in a hard place or company, retrograde. */
export function needyOf(facts: BirthFacts): Needy[] {
  return GRAHAS.flatMap((graha) => needOf(facts, graha) ?? []).sort(
    (a, b) => ORDER.indexOf(a.need) - ORDER.indexOf(b.need) || strengthOf(facts, a.graha) - strengthOf(facts, b.graha),
  );
}

const ORDER: readonly UpayaNeed[] = ['weak', 'hidden', 'burdened'];

/** Who leads the chart: the first by shadbala, and the lord of the lagna where that is another one; else the strongest by its sign. */
export function leadersOf(facts: BirthFacts): Needy[] {
  const first = GRAHAS.find((graha) => isClassical(graha) && facts.shadbala.planets[graha].rank === 1);
  const lagnaLord = facts.lordOf(1);
  const found: Needy[] = [];
  const ratio = first && isClassical(first) ? ratioSlot(facts, first) : null;
  if (first && isClassical(first) && ratio) {
    const rules: Rule[] = [{ kind: 'shadbala-rank', graha: first, rank: 1 }];
    const slots = { g: grahaForms(first), ratio };
    found.push({ graha: first, need: 'leading', reason: { ways: UPAYA_REASONS.leading, slots, rules } });
  }
  if (lagnaLord && lagnaLord !== first && strengthClass(facts, lagnaLord) !== 'weak') {
    const rules: Rule[] = [{ kind: 'lord-is', lord: 1, graha: lagnaLord }];
    const slots = { g: grahaForms(lagnaLord) };
    found.push({ graha: lagnaLord, need: 'leading', reason: { ways: UPAYA_REASONS.leadingLagna, slots, rules } });
  }
  return found.length > 0 ? found : strongestBySign(facts);
}

function strongestBySign(facts: BirthFacts): Needy[] {
  const [graha] = [...CLASSICAL_GRAHAS].sort((a, b) => strengthOf(facts, b) - strengthOf(facts, a));
  if (graha === undefined) return [];
  const reason = {
    ways: UPAYA_REASONS.leadingSign,
    slots: grahaSlots(facts, graha),
    rules: [dignityRule(facts, graha)],
  };
  return [{ graha, need: 'leading', reason }];
}

function needOf(facts: BirthFacts, graha: Graha): Needy | null {
  const slots = grahaSlots(facts, graha);
  const needy = (need: UpayaNeed, ways: readonly string[], rules: readonly Rule[], more = {}): Needy => ({
    graha,
    need,
    reason: { ways, slots: { ...slots, ...more }, rules },
  });
  if (isClassical(graha) && facts.isCombust(graha)) {
    return needy('hidden', UPAYA_REASONS.combust, [{ kind: 'combust', graha }]);
  }
  const shadow = shadowOf(facts, graha);
  if (shadow !== null) return needy('hidden', UPAYA_REASONS.eclipse, [{ kind: 'conjunction', a: graha, b: shadow }]);
  if (strengthClass(facts, graha) === 'weak') return weakness(facts, graha, needy);
  const neighbours = SEVERE.filter((other) => other !== graha && facts.signs[other] === facts.signs[graha]);
  if (neighbours.length > 0) {
    const named = (form: 'nominative' | 'instrumental') => listed(neighbours.map((one) => grahaForms(one)[form] ?? ''));
    const rules = neighbours.map((b): Rule => ({ kind: 'conjunction', a: graha, b }));
    return needy('burdened', UPAYA_REASONS.company, rules, { with: named('instrumental'), who: named('nominative') });
  }
  const house = facts.houseOf(graha);
  if (!isClassical(graha) && house !== null && HARD_HOUSES.includes(house)) {
    return needy('burdened', UPAYA_REASONS.house, [{ kind: 'graha-in-house', graha, house }]);
  }
  if (isClassical(graha) && facts.body(graha).isRetrograde) {
    return needy('hidden', UPAYA_REASONS.retrograde, [{ kind: 'retrograde', graha }]);
  }
  return null;
}

/** A weak one: by its number where shadbala falls short, by its sign elsewhere; a node by the lord of its sign. */
function weakness(
  facts: BirthFacts,
  graha: Graha,
  needy: (need: UpayaNeed, ways: readonly string[], rules: readonly Rule[], more?: object) => Needy,
): Needy {
  if (!isClassical(graha)) {
    const lord = facts.dispositorOf(graha);
    const rules: Rule[] = [{ kind: 'graha-in-sign', graha, sign: facts.signs[graha] }, dignityRule(facts, lord)];
    const more = { lord: grahaForms(lord), dig: dignityPhrase(facts.dignity(lord)) };
    return needy('weak', UPAYA_REASONS.weakNode, rules, more);
  }
  const ratio = (facts.ratio(graha) ?? 1) < 1 ? ratioSlot(facts, graha) : null;
  const ways = ratio ? UPAYA_REASONS.weak : UPAYA_REASONS.weakBare;
  return needy('weak', ways, [dignityRule(facts, graha)], ratio ? { ratio } : {});
}

/** The other one of an eclipse, close by: a node of a luminary, the luminary of a node. */
function shadowOf(facts: BirthFacts, graha: Graha): Graha | null {
  const others: readonly Graha[] =
    graha === 'sun' ? ['rahu', 'ketu'] : graha === 'rahu' || graha === 'ketu' ? ['sun'] : [];
  const near = others.find(
    (other) =>
      facts.signs[other] === facts.signs[graha] &&
      separation(facts.longitudes[other], facts.longitudes[graha]) <= ECLIPSE_ORB,
  );
  return near ?? null;
}
