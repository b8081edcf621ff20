import { isClassical } from '@nebosvod/engine/bodies';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { grahaForms } from '../language/forms.ts';
import type { Slots } from '../language/template.ts';
import { themeName } from '../language/theme-name.ts';
import { type Relation, WEIGHING_LINES } from '../language/weighing-line.table.ts';
import type { Balance } from '../weigh/balance.ts';
import { strengthClass, strengthOf } from '../weigh/strength.ts';
import type { Weighed } from '../weigh/testimony.ts';
import { vargaAnswer } from '../weigh/varga-answer.ts';
import type { Draft, Voice } from './voice.ts';

/** The sentence that says how the strongest support and the strongest counter live together. */
export function weighingOf(
  voice: Voice,
  facts: BirthFacts,
  { area, for: supports, against: counters }: Balance,
  toldSupport: Weighed | null,
  toldCounter: Weighed | null,
): Draft | null {
  const support = toldSupport ?? supports[0] ?? null;
  const counter = toldCounter ?? counters[0] ?? null;
  const rules = [...(support?.rules ?? []), ...(counter?.rules ?? [])];
  if (rules.length === 0) return null;
  const slots: Slots = {
    ...(support?.graha && { s: grahaForms(support.graha) }),
    ...(counter?.graha && { c: grahaForms(counter.graha) }),
    ...(support && { sTheme: themeName(support.theme) }),
    ...(counter && { cTheme: themeName(counter.theme) }),
  };
  const relation = relationOf(facts, area, support, counter);
  // Without a lagna there are no periods to refer to.
  const say = (of: Relation) =>
    voice.say(
      WEIGHING_LINES[of].filter((way) => voice.isLagnaKnown || !/период/.test(way)),
      slots,
      rules,
      area,
    );
  return say(relation) ?? say('two-voices');
}

/** How the two sides stand to each other; the first relation that is so. */
function relationOf(
  facts: BirthFacts,
  area: Balance['area'],
  support: Weighed | null,
  counter: Weighed | null,
): Relation {
  if (!counter) return 'no-counter';
  if (!support) return 'no-support';
  const [s, c] = [support.graha, counter.graha];
  const isLord = (graha: typeof s) =>
    graha !== null && AREA_PLANS[area].houses.some((house) => facts.lordOf(house) === graha);
  const isGuest = (one: Weighed) => one.kind === 'guest' || one.kind === 'close-company';
  const isStrong = (graha: typeof s) => graha !== null && strengthClass(facts, graha) === 'strong';
  const isKaraka = (graha: typeof s) => AREA_PLANS[area].karakas.some((karaka) => karaka === graha);
  if (s !== null && s === c) return 'same-graha';
  if (c !== null && isClassical(c) && facts.isDebilityCancelled(c)) return 'debility-cancelled';
  if (counter.kind === 'sav') return 'occupants-vs-sav';
  if (support.kind === 'sav' && isLord(c)) return 'sav-vs-lord';
  // Where the varga confirms the lord of the area its counter is a shade of it, not its answer.
  if (counter.kind === 'varga' && !vargaAgrees(facts, area)) return 'd1-vs-varga';
  if (support.kind === 'varga') return 'varga-vs-d1';
  if (support.kind === 'moon-star') return 'nakshatra-vs-chart';
  if (isGuest(counter) && isLord(s)) return 'lord-vs-occupant';
  if (isGuest(support) && isLord(c) && !isStrong(c)) return 'occupant-vs-lord';
  if (support.kind === 'aspect' && counter.kind === 'aspect') return 'aspects-opposed';
  if (support.kind === 'chara-karaka' || counter.kind === 'chara-karaka') return 'parashara-vs-jaimini';
  if (isKaraka(s) && isLord(c) && !isStrong(c)) return 'karaka-vs-lord';
  if (isLord(s) && isKaraka(c) && !isStrong(c)) return 'lord-vs-karaka';
  if (support.kind.endsWith('yoga') && support.share < 0.6) return 'yoga-vs-strength';
  if (
    s !== null &&
    isClassical(s) &&
    facts.isCombust(s) &&
    ['own', 'exalted', 'moolatrikona'].includes(facts.dignity(s))
  ) {
    return 'combust-vs-dignity';
  }
  const house = s === null ? null : facts.houseOf(s);
  if (s !== null && house !== null && isClassical(s)) {
    const dignity = facts.dignity(s);
    if ([6, 8, 12].includes(house) && ['own', 'exalted', 'moolatrikona'].includes(dignity)) return 'sign-vs-house';
    if ([1, 4, 7, 10].includes(house) && ['debilitated', 'great-enemy'].includes(dignity)) return 'house-vs-sign';
  }
  if (s !== null && c !== null) {
    const isStronger = strengthOf(facts, s) > strengthOf(facts, c);
    if (facts.karakas[c] === 'AK' && isStronger) return 'strength-vs-rank';
    if (facts.karakas[s] === 'AK' && !isStronger) return 'rank-vs-strength';
  }
  return 'two-voices';
}

function vargaAgrees(facts: BirthFacts, area: Balance['area']): boolean {
  const [house] = AREA_PLANS[area].houses;
  const lord = facts.lordOf(house);
  return lord !== null && vargaAnswer(facts, area, lord) === 'agrees';
}
