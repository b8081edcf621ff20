import type { Rule, RuleValues } from '@nebosvod/contracts/rule';
import { countSigns, toSign } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { stretch, until } from '../language/dates.ts';
import { atHouse, grahaForms, houseForms, intoHouse } from '../language/forms.ts';
import {
  FROM_MOON_LINES,
  MOON_AGAIN_LINES,
  MOON_PASSAGE_LINES,
  PASSAGE_LINES,
  POOR_JUPITER_LINES,
} from '../language/near-line.table.ts';
import { AGAIN_LINES, REPEAT_LINES } from '../language/near-stage.table.ts';
import type { Slots } from '../language/template.ts';
import { unitOf } from '../weigh/unit-index.ts';
import { wordsFor } from '../weigh/unit-words.ts';
import { bindusSlot, passageRule } from './area-time.ts';
import { type Passage, type PeriodSpan, type Prepared, periodRule } from './prepared.ts';
import type { Draft, Voice } from './voice.ts';

/** Words that are found when there is room for them. */
export type Later = () => Draft | null;

/** Bindus of a sign that are neither many nor few: nothing to speak of. */
const COMMON_BINDUS = 4;

function unitSentences(
  voice: Voice,
  facts: BirthFacts,
  factor: UnitFactor,
  graha: Graha,
  rules: readonly Rule[],
): Later[] {
  const unit = unitOf(factor);
  const words = unit && wordsFor(unit, { facts, graha });
  if (!words) return [];
  return [...words.leads, ...words.rest].map((text) => () => voice.say(text, {}, rules));
}

/** A body that turned back was in this sign already. */
const isAgain = ({ passages }: Prepared, passage: Passage): boolean =>
  passages
    .slice(0, passages.indexOf(passage))
    .some(({ graha, sign }) => graha === passage.graha && sign === passage.sign);

/** When a slow body goes through a house of the lagna, and what that is. */
export function passageLine(
  voice: Voice,
  prepared: Prepared,
  passage: Passage,
  repeats: PeriodSpan | null,
): Draft | null {
  const { facts, asOf } = prepared;
  const { graha } = passage;
  if (facts.lagna === null || (graha !== 'jupiter' && graha !== 'saturn' && graha !== 'rahu')) return null;
  const house = countSigns(facts.lagna, toSign(passage.sign));
  const rule = passageRule(passage, house);
  const values = voice.valuesOf(rule);
  if (!values) return null;
  const when = passageTime(passage, values, rule, asOf);
  const slots: Slots = {
    house: houseForms(house),
    inside: atHouse(house),
    into: intoHouse(house),
    bindus: values.bindus === COMMON_BINDUS ? [] : bindusSlot(voice, rule),
    ...(when && { when }),
  };
  if (graha !== 'rahu' && isAgain(prepared, passage)) return voice.say(AGAIN_LINES[graha], slots, [rule]);
  const isPoor = graha === 'jupiter' && typeof values.bindus === 'number' && values.bindus <= 2;
  if (isPoor) return voice.say(POOR_JUPITER_LINES, slots, [rule]);
  if (repeats) return voice.say(REPEAT_LINES[graha], slots, [rule, periodRule(repeats)]);
  return voice.say(PASSAGE_LINES[graha], slots, [rule]);
}

/** What units say of a passage: by house, from the Moon, as a part of sade sati. */
export function passageWords(voice: Voice, prepared: Prepared, passage: Passage): Later[] {
  // A body that came back finds its house told of.
  if (isAgain(prepared, passage)) return [];
  const { facts } = prepared;
  const { graha, middle } = passage;
  const fromMoon = countSigns(facts.signs.moon, toSign(passage.sign));
  const part = ({ 12: 'rising', 1: 'peak', 2: 'setting' } as const)[fromMoon === 12 ? 12 : fromMoon === 1 ? 1 : 2];
  const sentences = (factor: UnitFactor, rules: readonly Rule[]) => unitSentences(voice, facts, factor, graha, rules);
  const said: Later[] = [];
  if (graha === 'saturn' && [12, 1, 2].includes(fromMoon)) {
    const rule: Rule = { kind: 'sade-sati', part, houseFromMoon: fromMoon, at: middle };
    said.push(...sentences({ kind: 'sade-sati', part, moonSign: facts.signs.moon }, [rule]));
  }
  if (facts.lagna !== null && (graha === 'jupiter' || graha === 'saturn' || graha === 'rahu')) {
    const house = countSigns(facts.lagna, toSign(passage.sign));
    said.push(...sentences({ kind: 'transit-in-house', graha, house }, [passageRule(passage, house)]));
  }
  const rule: Rule = { kind: 'transit-from-moon', graha, house: fromMoon, at: middle };
  const unit = unitOf({ kind: 'transit-from-moon', graha, house: fromMoon });
  const words = unit && wordsFor(unit, { facts, graha, house: fromMoon });
  if (!words) return said;
  // What is counted from the Moon says so, or it would dispute the house of the lagna beside it.
  const slots: Slots = { g: grahaForms(graha), house: houseForms(fromMoon) };
  const opening = facts.lagna === null ? words.leads : FROM_MOON_LINES.map((line) => `${line} ${words.leads[0]}`);
  return [
    ...said,
    () => voice.say(opening, slots, [rule]),
    ...words.rest.map((text) => () => voice.say(text, {}, [rule])),
  ];
}

/** When a slow body goes through its house where no period has told of the time: of an unknown hour by the house from the Moon. */
export function passageDates(voice: Voice, prepared: Prepared, passage: Passage): Draft | null {
  const { facts, asOf } = prepared;
  if (facts.lagna !== null) return passageLine(voice, prepared, passage, null);
  const { graha, middle } = passage;
  const house = countSigns(facts.signs.moon, toSign(passage.sign));
  const rule: Rule = { kind: 'transit-from-moon', graha, house, at: middle };
  const values = voice.valuesOf(rule);
  if (!values) return null;
  const when = passageTime(passage, values, rule, asOf);
  const slots: Slots = {
    g: grahaForms(graha),
    house: houseForms(house),
    inside: atHouse(house),
    ...(when && { when }),
  };
  // Where a stay goes on beyond the reach of the ephemeris there is no date to tell.
  const ways = when === null ? FROM_MOON_LINES : isAgain(prepared, passage) ? MOON_AGAIN_LINES : MOON_PASSAGE_LINES;
  return voice.say(ways, slots, [rule]);
}

const passageTime = ({ from }: Passage, values: RuleValues, rule: Rule, asOf: string) =>
  from !== null && from < asOf ? until(values, rule) : stretch(values, rule);

/** Whether an area has told of a passage. */
export function isPassageTold(voice: Voice, { facts }: Prepared, passage: Passage): boolean {
  if (facts.lagna === null) return false;
  return voice.isKnown(passageRule(passage, countSigns(facts.lagna, toSign(passage.sign))));
}
