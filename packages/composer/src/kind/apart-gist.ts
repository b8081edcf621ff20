import type { Rule } from '@nebosvod/contracts/rule';
import { countSigns } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import { signDignity } from '@nebosvod/engine/state/dignity';
import {
  APART_COUNTER,
  APART_COUNTER_BARE,
  APART_COUNTER_SAME,
  APART_FIRST,
  APART_KARAKA,
  APART_VARGA,
  APART_WHY,
} from '../language/apart-line.table.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { atHouse, dignityPhrase, grahaForms, pronounOf } from '../language/forms.ts';
import { themeName } from '../language/theme-name.ts';
import { lordFact, nowLine, timeLine } from '../reading/gist-section.ts';
import type { Piece } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import type { Balance } from '../weigh/balance.ts';
import { dignityRule } from '../weigh/house-facts.ts';
import { vargaAnswer } from '../weigh/varga-answer.ts';
import type { ApartPlan } from './area-apart.table.ts';

/** The gist of one area: its lord, what it comes to, its varga, its chara karaka, the chief objection, what is heard in time. */
export function apartGist(voice: Voice, prepared: Prepared, plan: ApartPlan, balance: Balance): Piece[] {
  const karaka = karakaLine(voice, prepared, plan);
  const drafts = [
    firstLine(voice, prepared, plan),
    whyLine(voice, balance),
    vargaLine(voice, prepared, plan),
    karaka,
    counterLine(voice, balance, karaka && prepared.facts.holderOf(plan.karaka)),
    timeLine(voice, prepared),
    nowLine(voice, prepared),
  ];
  return drafts
    .filter((draft) => draft !== null)
    .map((draft, order) => ({ section: 'gist', paragraph: 'gist', order, rank: 0, draft }));
}

function firstLine(voice: Voice, prepared: Prepared, { area }: ApartPlan): Draft | null {
  const fact = lordFact(prepared, area);
  return fact && voice.say(APART_FIRST, { about: AREA_PLANS[area].about, fact: fact.text }, fact.rules);
}

function whyLine(voice: Voice, { for: [support] }: Balance): Draft | null {
  return support ? voice.say(APART_WHY, { theme: themeName(support.theme) }, support.rules) : null;
}

function vargaLine(voice: Voice, { facts }: Prepared, { area, vargaName }: ApartPlan): Draft | null {
  const { varga, houses } = AREA_PLANS[area];
  const lord = facts.lordOf(houses[0]);
  const answer = lord && vargaAnswer(facts, area, lord);
  if (varga === null || !lord || !answer) return null;
  const sign = facts.varga(varga)[lord];
  const dignity = signDignity(lord, sign);
  const first = facts.vargaLagna(varga);
  const house = first === null ? null : countSigns(first, sign);
  if (dignity === null && house === null) return null;
  const rules: Rule[] = [
    { kind: 'graha-in-varga-sign', varga, graha: lord, sign },
    ...(house === null ? [] : [{ kind: 'graha-in-varga-house' as const, varga, graha: lord, house }]),
  ];
  const place = dignity === null ? atHouse(house ?? 1) : dignityPhrase(dignity);
  return voice.say(APART_VARGA[answer], { varga: vargaName, g: grahaForms(lord), place }, rules);
}

function karakaLine(voice: Voice, { facts }: Prepared, { karaka }: ApartPlan): Draft | null {
  const graha = facts.holderOf(karaka);
  if (graha === null) return null;
  const house = facts.houseOf(graha);
  const state = `${house === null ? '' : `${atHouse(house)}, `}${dignityPhrase(facts.dignity(graha))}`;
  const rules: Rule[] = [
    { kind: 'chara-karaka', graha, karaka, scheme: facts.settings.karakas },
    dignityRule(facts, graha),
  ];
  return voice.say(APART_KARAKA[karaka], { g: grahaForms(graha), state }, rules);
}

/** @param spoke the graha of the sentence before */
function counterLine(voice: Voice, { against: [counter] }: Balance, spoke: Graha | null): Draft | null {
  if (!counter) return null;
  const theme = themeName(counter.theme);
  if (counter.graha === null) return voice.say(APART_COUNTER_BARE, { theme }, counter.rules);
  const slots = { theme, g: grahaForms(counter.graha), he: pronounOf(counter.graha) };
  return voice.say(counter.graha === spoke ? APART_COUNTER_SAME : APART_COUNTER, slots, counter.rules);
}
