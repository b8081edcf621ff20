import type { Rule } from '@nebosvod/contracts/rule';
import type { Graha } from '@nebosvod/engine/bodies';
import type { Area } from '@nebosvod/interpretations/area.ids';
import { AREA_PLANS } from '../language/area.table.ts';
import { onDay } from '../language/dates.ts';
import { atHouse, dignityPhrase, grahaForms, houseForms, listed, pronounOf } from '../language/forms.ts';
import {
  GIST_AREA,
  GIST_AREA_BESIDE,
  GIST_CLUSTER,
  GIST_CLUSTER_BESIDE,
  GIST_COUNTER,
  GIST_FIRST,
  GIST_FIRST_WHY,
  GIST_NO_PERIODS,
  GIST_NOW,
  GIST_SOUL,
  GIST_SOUL_ALONE,
  GIST_SOUL_HOW,
  GIST_TIME,
  GIST_TIME_NOW,
} from '../language/gist-line.table.ts';
import { HOUSE_MATTERS } from '../language/near-line.table.ts';
import type { Slots } from '../language/template.ts';
import { themeName } from '../language/theme-name.ts';
import type { Balance } from '../weigh/balance.ts';
import { dignityRule, grahaSlots } from '../weigh/house-facts.ts';
import { strengthClass } from '../weigh/strength.ts';
import type { Piece } from './piece.ts';
import { greatPeriods, type Prepared, periodRule } from './prepared.ts';
import type { Draft, Voice } from './voice.ts';

const SECTION = 'gist';

/** The three strongest knots of the chart, its chief objection and what is heard of them in time: five to seven sentences. */
export function gistPieces(voice: Voice, prepared: Prepared, balances: readonly Balance[]): Piece[] {
  const { facts } = prepared;
  const ranked = [...balances].sort((a, b) => b.totalFor - b.totalAgainst - (a.totalFor - a.totalAgainst));
  const [best, ...others] = ranked;
  // Without houses an area is told by its theme, which must then be another one.
  const second = others.find(({ for: [one] }) => facts.lagna !== null || one?.theme !== best?.for[0]?.theme);
  const drafts: (Draft | null)[] = [];
  if (best) drafts.push(firstLine(voice, prepared, best), facts.lagna === null ? null : whyLine(voice, best));
  const secondLine =
    clusterLine(voice, prepared, GIST_CLUSTER) ??
    timeLine(voice, prepared, GIST_TIME) ??
    (second ? areaLine(voice, prepared, second, GIST_AREA) : null);
  drafts.push(secondLine);
  const soul = facts.holderOf('AK');
  if (soul !== null) drafts.push(soulLine(voice, prepared, soul, secondLine ? GIST_SOUL : GIST_SOUL_ALONE));
  drafts.push(counterLine(voice, balances), nowLine(voice, prepared));
  return drafts
    .filter((draft) => draft !== null)
    .map((draft, order) => ({ section: SECTION, paragraph: 'gist', order, rank: 0, draft }));
}

/** The gist of a reading about time: what is heard now, who runs it and how strong, what the eldest of the chart says of it. */
export function timePieces(voice: Voice, prepared: Prepared): Piece[] {
  const { facts, periods, asOf } = prepared;
  const running = periods.find(({ path, from, until }) => path.length === 2 && from <= asOf && until > asOf);
  const soul = facts.holderOf('AK');
  const ranked = [...prepared.balances].sort((a, b) => b.totalFor - b.totalAgainst - (a.totalFor - a.totalAgainst));
  const best = ranked.find(({ area }) =>
    AREA_PLANS[area].houses.some((house) => facts.lordOf(house) === running?.path[1]),
  );
  const none = GIST_NO_PERIODS[facts.lagna === null ? 'unknown' : 'over'];
  const drafts = [
    periods.length === 0 ? voice.say(none, {}, [{ kind: 'settings' }]) : nowLine(voice, prepared),
    timeLine(voice, prepared),
    best ? areaLine(voice, prepared, best, GIST_AREA_BESIDE) : null,
    clusterLine(voice, prepared, GIST_CLUSTER_BESIDE),
    soul === null ? null : soulLine(voice, prepared, soul, GIST_SOUL_ALONE),
    counterLine(voice, prepared.balances),
  ];
  return drafts
    .filter((draft) => draft !== null)
    .map((draft, order) => ({ section: SECTION, paragraph: 'gist', order, rank: 0, draft }));
}

/** «владыка десятого дома, Марс, стоит в нём же, в своём знаке», and what it rests on. */
export function lordFact(
  { facts }: Prepared,
  area: Area,
): { readonly text: string; readonly rules: readonly Rule[] } | null {
  const [owned] = AREA_PLANS[area].houses;
  const lord = facts.lordOf(owned);
  const house = lord && facts.houseOf(lord);
  if (!lord || !house) return null;
  const where = house === owned ? 'в нём же' : atHouse(house);
  const text = `владыка ${houseForms(owned).genitive}, ${grahaForms(lord).nominative}, стоит ${where}, ${dignityPhrase(facts.dignity(lord))}`;
  return { text, rules: [{ kind: 'lord-in-house', lord: owned, house }, dignityRule(facts, lord)] };
}

function supportRules({ for: [support] }: Balance): readonly Rule[] {
  return support?.rules ?? [];
}

function firstLine(voice: Voice, prepared: Prepared, best: Balance): Draft | null {
  const fact = lordFact(prepared, best.area);
  if (!fact) return themeLine(voice, best, GIST_FIRST);
  const slots: Slots = { about: AREA_PLANS[best.area].about, fact: fact.text };
  return voice.say(GIST_FIRST, slots, [...fact.rules, ...supportRules(best)]);
}

/** An area by its theme, where no houses are known. */
function themeLine(voice: Voice, { area, for: [support] }: Balance, ways: readonly string[]): Draft | null {
  if (!support) return null;
  const slots: Slots = { about: AREA_PLANS[area].about, fact: themeName(support.theme) };
  return voice.say(ways, slots, support.rules);
}

function whyLine(voice: Voice, best: Balance): Draft | null {
  const [support] = best.for;
  return support ? voice.say(GIST_FIRST_WHY, { theme: themeName(support.theme) }, support.rules) : null;
}

function clusterLine(voice: Voice, { facts }: Prepared, ways: readonly string[]): Draft | null {
  const houses = Array.from({ length: 12 }, (_, index) => index + 1);
  const crowded = houses
    .map((house) => ({ house, there: facts.occupants(house) }))
    .filter(({ there }) => there.length >= 3 && facts.lagna !== null)
    .sort((a, b) => b.there.length - a.there.length)[0];
  if (!crowded) return null;
  const { house, there } = crowded;
  const slots: Slots = {
    inside: atHouse(house),
    grahas: listed(there.map((graha) => grahaForms(graha).nominative ?? '')),
    matters: HOUSE_MATTERS[house - 1][2],
  };
  return voice.say(ways, slots, [{ kind: 'cluster', house, grahas: there }]);
}

function areaLine(voice: Voice, prepared: Prepared, balance: Balance, ways: readonly string[]): Draft | null {
  const fact = lordFact(prepared, balance.area);
  if (!fact) return themeLine(voice, balance, ways);
  return voice.say(ways, { about: AREA_PLANS[balance.area].about, fact: fact.text }, fact.rules);
}

/** Who runs the sub-period of now, and where it stands. */
export function timeLine(
  voice: Voice,
  { periods, facts, asOf }: Prepared,
  ways: readonly string[] = GIST_TIME_NOW,
): Draft | null {
  const running = periods.filter(({ path, from, until }) => path.length === 2 && from <= asOf && until > asOf)[0];
  if (!running) return null;
  const graha = running.path[1];
  const house = facts.houseOf(graha);
  if (house === null) return null;
  const rules: Rule[] = [periodRule(running), { kind: 'graha-in-house', graha, house }];
  return voice.say(ways, grahaSlots(facts, graha), rules);
}

function soulLine(voice: Voice, { facts }: Prepared, soul: Graha, ways: readonly string[]): Draft | null {
  const karaka: Rule = { kind: 'chara-karaka', graha: soul, karaka: 'AK', scheme: facts.settings.karakas };
  const strength = strengthClass(facts, soul);
  const house = facts.houseOf(soul);
  const state = `${house === null ? '' : `${atHouse(house)}, `}${dignityPhrase(facts.dignity(soul))}`;
  const him = pronounOf(soul);
  const slots: Slots = {
    ...grahaSlots(facts, soul),
    state,
    how: GIST_SOUL_HOW[strength].replace('{him.instrumental}', him.instrumental ?? ''),
  };
  const rules: Rule[] = [karaka, dignityRule(facts, soul)];
  return voice.say(ways, slots, rules);
}

function counterLine(voice: Voice, balances: readonly Balance[]): Draft | null {
  const worst = [...balances].sort((a, b) => (b.against[0]?.weight ?? 0) - (a.against[0]?.weight ?? 0))[0];
  const counter = worst?.against.find(({ graha }) => graha !== null);
  if (!worst || !counter?.graha) return null;
  const slots: Slots = {
    about: AREA_PLANS[worst.area].about,
    theme: themeName(counter.theme),
    g: grahaForms(counter.graha),
  };
  return voice.say(GIST_COUNTER, slots, counter.rules);
}

const PERIOD_YEARS: Readonly<Record<Graha, string>> = {
  sun: 'шесть лет',
  moon: 'десять лет',
  mars: 'семь лет',
  rahu: 'восемнадцать лет',
  jupiter: 'шестнадцать лет',
  saturn: 'девятнадцать лет',
  mercury: 'семнадцать лет',
  ketu: 'семь лет',
  venus: 'двадцать лет',
};

/** Which great period runs, and when it turns. */
export function nowLine(voice: Voice, prepared: Prepared): Draft | null {
  const { periods, asOf } = prepared;
  const [maha, next] = greatPeriods(prepared);
  if (!maha) return null;
  const rule = periodRule(maha);
  if (next) {
    const slots: Slots = {
      maha: grahaForms(maha.path[0]),
      next: grahaForms(next.path[0]),
      years: PERIOD_YEARS[next.path[0]],
      date: onDay(maha.until, rule, 'until'),
    };
    return voice.say(GIST_NOW.turns, slots, [rule, periodRule(next)]);
  }
  const sub = periods.find(({ path, until }) => path.length === 2 && until > asOf);
  if (!sub) return null;
  // A sub-period that ends within the fortnight is none of those told: the next one's beginning is the first turn.
  const date = sub.from > asOf ? onDay(sub.from, periodRule(sub), 'from') : onDay(sub.until, periodRule(sub), 'until');
  const slots: Slots = { maha: grahaForms(maha.path[0]), date };
  return voice.say(GIST_NOW.stays, slots, [rule, periodRule(sub)]);
}
