import type { Rule } from '@nebosvod/contracts/rule';
import { inSign } from '@nebosvod/terms/sign';
import type { WesternFacts } from '../birth/western-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { atHouse, houseForms } from '../language/forms.ts';
import {
  NO_WESTERN_DISPUTE,
  WESTERN_BASIS,
  WESTERN_DISPUTE_DECIDES,
  WESTERN_DISPUTE_SAME,
  WESTERN_DISPUTE_SIDES,
  WESTERN_DISPUTES,
  WESTERN_GIST,
} from '../language/western-line.table.ts';
import { disputeLines } from '../reading/dispute-lines.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { keyOf } from '../rule/rule-key.ts';
import type { Balance } from '../weigh/balance.ts';
import type { Weighed } from '../weigh/testimony.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { westernFact } from './western-fact.ts';
import { aspectPhrase, planetCase, westernFactorName } from './western-names.ts';
import { yearSlots } from './western-near.ts';
import { saySide } from './western-side.ts';
import type { WesternTime } from './western-time.ts';

/** The gist: the strongest areas, the ruler of the chart, its closest aspect, what is hardest, the year that runs. */
export function westernGist(
  voice: Voice,
  facts: WesternFacts,
  balances: readonly Balance[],
  { years: [year] }: WesternTime,
): Piece[] {
  const byLead = byPromise(balances);
  const said = new Set<string>();
  const strong = byLead.flatMap(({ area, for: supports }) => {
    const top = supports.find(({ theme, rules }) => !said.has(theme) && !said.has(factOf(rules)));
    if (!top) return [];
    said.add(top.theme).add(factOf(top.rules));
    return [{ area, top }];
  });
  // What is hardest is looked for beside the two areas just praised, and beside what they rest on.
  const praised = strong.slice(0, 2).map(({ area }) => area);
  const leaned = strong.slice(0, 2).map(({ top }) => factOf(top.rules));
  const [hard] = balances
    .filter(({ area, verdict }) => verdict !== 'quiet' && !praised.includes(area))
    .flatMap(({ area, against: [top], totalAgainst, totalFor }) =>
      top && !leaned.includes(factOf(top.rules)) ? [{ area, top, over: totalAgainst - totalFor }] : [],
    )
    .sort((a, b) => b.over - a.over);
  const closest = closestOf(voice, facts);
  const isThirdTold = isSaid(closest, [strong[0], strong[1], hard]);
  // Where a support is the ruler of the chart, a line of its own would tell its place twice.
  const isRulerSaid = strong
    .slice(0, 2)
    .some(({ top }) => top.rules.some((rule) => rule.kind === 'western-ruler-house' && rule.ruler === 1));
  const drafts = [
    saySide(voice, WESTERN_GIST.first, strong[0]),
    isRulerSaid ? null : rulerLine(voice, facts),
    saySide(voice, WESTERN_GIST.second, strong[1]),
    isThirdTold ? saySide(voice, WESTERN_GIST.third, strong[2]) : closestLine(voice, facts, closest),
    saySide(voice, WESTERN_GIST.hard, hard),
    facts.isTimeKnown
      ? null
      : saySide(
          voice,
          isThirdTold ? WESTERN_GIST.fourth : WESTERN_GIST.third,
          isThirdTold ? strong.slice(3).find(({ area }) => area !== hard?.area) : strong[2],
        ),
    sectLine(voice, facts),
    yearLine(voice, facts, year),
  ];
  return drafts.flatMap((draft, order) =>
    draft ? [{ section: 'gist', paragraph: 'gist', order, rank: 0, draft }] : [],
  );
}

const factOf = ([rule]: readonly Rule[]): string => (rule ? keyOf(rule) : '');

/** Areas by what they promise, the strongest first: one that stands against itself or is silent is not begun with, however loud its lead. */
const byPromise = (balances: readonly Balance[]): readonly Balance[] =>
  [...balances].sort(
    (a, b) => PROMISE[b.verdict] - PROMISE[a.verdict] || (b.for[0]?.weight ?? 0) - (a.for[0]?.weight ?? 0),
  );

const PROMISE: Readonly<Record<Balance['verdict'], number>> = { clear: 3, hard: 2, even: 1, unlikely: 0, quiet: 0 };

/** The gist of one area: what carries it, its ruler, what stands against it, what else the chart is strong in, the year that runs. */
export function westernApartGist(
  voice: Voice,
  facts: WesternFacts,
  balance: Balance,
  balances: readonly Balance[],
  { years: [year] }: WesternTime,
): Piece[] {
  const { area } = balance;
  const side = (ways: readonly string[], top: Weighed | undefined) => saySide(voice, ways, top && { area, top });
  const [first, second] = balance.for.filter(
    ({ theme }, index, all) => all.findIndex((one) => one.theme === theme) === index,
  );
  const [beside] = byPromise(balances.filter((one) => one.area !== area));
  const drafts = [
    side(WESTERN_GIST.first, first),
    areaRulerLine(voice, facts, area),
    side(WESTERN_GIST.again, second),
    side(WESTERN_GIST.hard, balance.against[0]),
    saySide(voice, WESTERN_GIST.beside, beside?.for[0] && { area: beside.area, top: beside.for[0] }),
    sectLine(voice, facts),
    yearLine(voice, facts, year),
  ];
  return drafts.flatMap((draft, order) =>
    draft ? [{ section: 'gist', paragraph: 'gist', order, rank: 0, draft }] : [],
  );
}

/** Where the ruler of the first house of an area stands. */
function areaRulerLine(voice: Voice, facts: WesternFacts, area: Balance['area']): Draft | null {
  const [owned = 1] = AREA_PLANS[area].houses;
  const ruler = facts.rulerOf(owned);
  const house = ruler && facts.houseOf(ruler);
  if (!ruler || !house) return null;
  const { sign } = facts.body(ruler);
  const slots = { house: houseForms(owned), r: planetCase(ruler), in: inSign(sign), at: atHouse(house) };
  const rules: Rule[] = [
    { kind: 'western-ruler-house', ruler: owned, house },
    { kind: 'western-sign', planet: ruler, sign },
  ];
  return voice.say(WESTERN_GIST.areaRuler, slots, rules);
}

function rulerLine(voice: Voice, facts: WesternFacts): Draft | null {
  const ruler = facts.rulerOf(1);
  const house = ruler && facts.houseOf(ruler);
  if (!ruler || !house) return null;
  const { sign } = facts.body(ruler);
  const slots = { r: planetCase(ruler), in: inSign(sign), at: atHouse(house) };
  const rules: Rule[] = [
    { kind: 'western-ruler-house', ruler: 1, house },
    { kind: 'western-sign', planet: ruler, sign },
  ];
  return voice.say(WESTERN_GIST.ruler, slots, rules);
}

type AspectRule = Extract<Rule, { kind: 'western-aspect' }>;

const OUTER: readonly string[] = ['uranus', 'neptune', 'pluto'];

/** The closest aspect that holds and has one of the seven planets in it. */
function closestOf(voice: Voice, { aspects }: WesternFacts): AspectRule | null {
  const rules = aspects
    .filter(({ a, b }) => !OUTER.includes(a) || !OUTER.includes(b))
    .sort((a, b) => a.orb - b.orb)
    .map(({ a, b, aspect }): AspectRule => ({ kind: 'western-aspect', a, b, aspect }));
  return rules.find((rule) => voice.decide(rule).holds === true) ?? null;
}

/** Whether a theme of the gist rests on it already. */
const isSaid = (rule: AspectRule | null, told: readonly ({ readonly top: Weighed } | undefined)[]): boolean =>
  rule !== null && told.some((one) => one?.top.rules.some((other) => keyOf(other) === keyOf(rule)));

function closestLine(voice: Voice, facts: WesternFacts, rule: AspectRule | null): Draft | null {
  const orb = rule && westernFact(facts, [rule])?.slots.orb;
  return rule && orb ? voice.say(WESTERN_GIST.closest, { aspect: aspectPhrase(rule), orb }, [rule]) : null;
}

function sectLine(voice: Voice, { isTimeKnown, chart }: WesternFacts): Draft | null {
  if (!isTimeKnown) return null;
  const { isDay } = chart;
  return voice.say(isDay ? WESTERN_GIST.day : WESTERN_GIST.night, {}, [{ kind: 'western-sect', isDay }]);
}

function yearLine(voice: Voice, facts: WesternFacts, year: WesternTime['years'][number] | undefined): Draft | null {
  const slots = year && yearSlots(voice, facts, year);
  return slots ? voice.say(WESTERN_GIST.now, slots, [year]) : null;
}

/** The strongest pairs that disagree, with what decides. */
export const westernDisputes = (voice: Voice, balances: readonly Balance[], most: number): Piece[] =>
  disputeLines(voice, balances, most, {
    openings: WESTERN_DISPUTES,
    sides: WESTERN_DISPUTE_SIDES,
    same: WESTERN_DISPUTE_SAME,
    decides: WESTERN_DISPUTE_DECIDES,
    none: NO_WESTERN_DISPUTE,
    nameOf: westernFactorName,
    settings: WESTERN_SETTINGS,
  });

/** What a Western reading rests on, and what an unknown time leaves out of it. @param time what is told of it; none of a kind without years */
export function westernBasis(voice: Voice, facts: WesternFacts, time?: WesternTime): Piece[] {
  const { isTimeKnown } = facts;
  const houses = isTimeKnown ? (facts.chart.houses.system === 'placidus' ? 'placidus' : 'porphyry') : 'none';
  const parts: readonly (readonly [keyof typeof WESTERN_BASIS, rank: number])[] = [
    [houses, 0],
    [isTimeKnown ? 'aspects' : 'aspectsAlone', 0],
    [isTimeKnown ? 'outer' : 'outerAlone', 40],
    ...(time && time.years.length > 0 ? ([['profections', 0]] as const) : []),
    ...(isTimeKnown
      ? ([
          ['sect', 60],
          ['time', 0],
        ] as const)
      : []),
    ['modern', 0],
    ['weights', 70],
    ['closing', 0],
  ];
  return parts.flatMap(([part, rank], order) => {
    const draft = voice.say(WESTERN_BASIS[part], {}, [WESTERN_SETTINGS]);
    return draft ? [{ section: 'basis', paragraph: 'basis', order, rank, draft }] : [];
  });
}
