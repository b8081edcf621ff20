import type { Rule } from '@nebosvod/contracts/rule';
import { countSigns } from '@nebosvod/engine/angle/sign';
import { type Koota, moonProfile } from '@nebosvod/engine/compatibility/ashtakoota';
import type { KootaId } from '@nebosvod/engine/compatibility/koota.table';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import { ashtakutaTable } from '@nebosvod/terms/ashtakuta.table';
import { atHouse, houseForms, intoHouse } from '../language/forms.ts';
import { HOUSE_MATTERS } from '../language/near-line.table.ts';
import {
  KOOTA_ABOUT,
  KOOTA_EXCEPTION_LINES,
  OVERLAY_LINES,
  OVERLAY_OPENINGS,
  PAIR_BEST,
  PAIR_LAGNAS,
  PAIR_NO_TOTAL,
  PAIR_POOREST,
  PAIR_TOTAL,
  PAIR_WEIGHING,
  SYNASTRY_LINES,
} from '../language/pair-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { kootasOf } from '../rule/decide-pair.ts';
import { keyOf } from '../rule/rule-key.ts';
import type { Line } from '../weigh/testimony.ts';
import { unitOf } from '../weigh/unit-index.ts';
import { wordsFor } from '../weigh/unit-words.ts';
import { kootaSides } from './koota-sides.ts';
import { tellingPieces } from './telling-pieces.ts';

/** A bond of two charts: on which side it stands, how heavily, what it says. */
interface Bond {
  readonly isDraw: boolean;
  readonly weight: number;
  readonly lines: readonly Line[];
  /** How many of the lines are said whenever it is told; one where it is not said. */
  readonly leads?: number;
  readonly step: string | null;
}

/** The koota that gives the least of its points, where one gives less than all. */
export interface Poorest {
  readonly id: KootaId;
  readonly rule: Rule;
}

/** Told in every reading of each side. */
const MUST = 3;

/** The gist of a pair, what draws and what rubs, by weight; steps of what rubs. */
export function pairBonds(
  voice: Voice,
  prepared: Prepared,
  second: Prepared,
): { readonly pieces: readonly Piece[]; readonly isSexKnown: boolean; readonly poorest: Poorest | null } {
  const [one, other] = [prepared.client.birth.sex, second.client.birth.sex];
  const isSexKnown = one !== undefined && other !== undefined && one !== other;
  const boy = isSexKnown && one === 'female' ? 'second' : 'client';
  const found = kootasOf(prepared.facts, second.facts, boy);
  const isSure = (rule: Rule | undefined): boolean => rule !== undefined && voice.valuesOf(rule) !== null;
  // Of an unknown time only what any hour leaves is told, ranked and weighed.
  const kootas = found.kootas.filter((koota) => isSure(kootaRule(koota, boy)));
  const bonds = [
    ...kootas.flatMap((koota) => kootaBond(prepared, second, koota, boy)),
    ...overlayBonds(voice, prepared, second),
    ...synastryBonds(prepared, second),
  ]
    .filter(({ lines }) => isSure(lines[0]?.rules[0]))
    .sort((a, b) => b.weight - a.weight);
  const [draws, rubs] = [bonds.filter(({ isDraw }) => isDraw), bonds.filter(({ isDraw }) => !isDraw)];
  const pieces = [
    ...gist(voice, prepared, second, { ...found, kootas }, boy),
    ...draws.flatMap((bond, index) => bondPieces(voice, bond, 'draws', index)),
    ...rubs.flatMap((bond, index) => bondPieces(voice, bond, 'rubs', index)),
    ...weighing(voice, draws, rubs),
    ...steps(voice, rubs),
  ];
  const least = rankedKootas(kootas).at(-1);
  const poorest = least && least.points < least.max ? { id: least.id, rule: kootaRule(least, boy) } : null;
  return { pieces, isSexKnown, poorest };
}

const kootaRule = ({ id, points }: Koota, boy: 'client' | 'second'): Rule => ({ kind: 'koota', id, points, boy });

/** Kootas from the fullest to the poorest, of two equal ones the greater first. */
const rankedKootas = (kootas: readonly Koota[]): readonly Koota[] =>
  [...kootas].sort((a, b) => b.points / b.max - a.points / a.max || b.max - a.max);

const sum = (bonds: readonly Bond[]): number => bonds.reduce((total, { weight }) => total + weight, 0);

function gist(
  voice: Voice,
  prepared: Prepared,
  second: Prepared,
  { kootas, total, band }: ReturnType<typeof kootasOf>,
  boy: 'client' | 'second',
): Piece[] {
  const whole: Rule = { kind: 'koota-total', points: total, boy };
  const points = (rule: Rule, key: 'points' | 'max', value: number) => [
    { text: String(value).replace('.', ','), rule, key },
  ];
  const ranked = rankedKootas(kootas);
  const told = (ways: readonly string[], koota: Koota | undefined): Draft | null => {
    if (!koota) return null;
    const rule = kootaRule(koota, boy);
    const slots = {
      name: ashtakutaTable[koota.id].ru.toLowerCase(),
      about: KOOTA_ABOUT[koota.id],
      points: points(rule, 'points', koota.points),
      max: points(rule, 'max', koota.max),
    };
    return voice.say(ways, slots, [rule]);
  };
  const poorest = ranked.at(-1);
  const drafts = [
    voice.say(PAIR_TOTAL[band], { points: points(whole, 'points', total) }, [whole]) ??
      noTotal(voice, prepared, second, kootas.length > 0),
    told(PAIR_BEST, ranked[0]),
    told(PAIR_POOREST, poorest && poorest.points < poorest.max ? poorest : undefined),
    lagnas(voice, prepared, second),
  ];
  return drafts
    .filter((draft) => draft !== null)
    .map((draft, order) => ({ section: 'gist', paragraph: 'gist', order, rank: 0, draft }));
}

/** Why the points are not added up: whose Moon an unknown hour leaves without its star, or its sign. */
function noTotal(voice: Voice, prepared: Prepared, second: Prepared, isAnyKnown: boolean): Draft | null {
  const moves = ({ client: { samples } }: Prepared, of: 'nakshatra' | 'sign'): boolean =>
    new Set(samples.map((facts) => moonProfile(facts.longitudes.moon)[of])).size > 1;
  const what = [prepared, second].some((one) => moves(one, 'nakshatra')) ? 'nakshatra' : 'sign';
  const slots = {
    whose: moves(prepared, what) ? (moves(second, what) ? 'обоих' : 'первого') : 'второго',
    what: what === 'nakshatra' ? 'накшатру' : 'знак',
  };
  return voice.say(isAnyKnown ? PAIR_NO_TOTAL.some : PAIR_NO_TOTAL.none, slots, [{ kind: 'settings' }]);
}

const LAGNA_CLASSES = [
  'same',
  'beside',
  'growth',
  'square',
  'trine',
  'apart',
  'facing',
  'apart',
  'trine',
  'square',
  'growth',
  'beside',
] as const;

function lagnas(voice: Voice, { facts }: Prepared, { facts: other }: Prepared): Draft | null {
  if (facts.lagna === null || other.lagna === null) return null;
  const count = countSigns(facts.lagna, other.lagna);
  return voice.say(PAIR_LAGNAS[LAGNA_CLASSES[count - 1]], {}, [{ kind: 'synastry-lagna', count }]);
}

/** A koota with its unit and the exceptions that hold. A third of the points of all weighs as much as a close conjunction. */
function kootaBond(prepared: Prepared, second: Prepared, koota: Koota, boy: 'client' | 'second'): Bond[] {
  const { id, points, max, exceptions } = koota;
  const share = points / max;
  const band = share >= 0.75 ? 'high' : share > 0.25 ? 'middle' : 'low';
  const rule = kootaRule(koota, boy);
  const bond = unitBond(prepared, { kind: 'koota', id, band }, [rule], band === 'high' ? points : max - points);
  if (!bond) return [];
  const softening = exceptions.map(
    (exception): Line => ({ ways: KOOTA_EXCEPTION_LINES[exception], slots: {}, rules: [rule] }),
  );
  const [lead, rest] = [bond.lines.slice(0, 1), bond.lines.slice(1)];
  return [
    {
      ...bond,
      isDraw: band === 'high',
      lines: [...lead, kootaSides(prepared, second, id, rule), ...rest, ...softening],
      leads: 2,
    },
  ];
}

/** The words of a unit as a bond, on the side of its first claim. */
function unitBond({ facts }: Prepared, factor: UnitFactor, rules: readonly Rule[], weight: number): Bond | null {
  const unit = unitOf(factor);
  const words = unit && wordsFor(unit, { facts, graha: null });
  if (!words) return null;
  const lines = [...words.leads, ...words.rest].map((text): Line => ({ ways: [text], slots: {}, rules }));
  return { isDraw: (words.claims[0]?.polarity ?? 1) > 0, weight, lines, step: words.step };
}

const SIDES = [
  { of: 'client', whose: 'первого', other: 'второго' },
  { of: 'second', whose: 'второго', other: 'первого' },
] as const;
const OVERLAID = ['sun', 'mercury', 'jupiter', 'venus', 'mars'] as const;

/** Grahas of each in the houses of the other: the Moon and Saturn at length, the others in a sentence. */
function overlayBonds(voice: Voice, client: Prepared, second: Prepared): Bond[] {
  return SIDES.flatMap(({ of, whose, other }): Bond[] => {
    const [own, host] = of === 'client' ? [client.facts, second.facts] : [second.facts, client.facts];
    const { lagna } = host;
    if (lagna === null) return [];
    const told = (['moon', 'saturn'] as const).flatMap((graha) => {
      const house = countSigns(lagna, own.signs[graha]);
      const rule: Rule = { kind: 'overlay', of, graha, house };
      const bond = unitBond(client, { kind: 'overlay', graha, house }, [rule], 5);
      if (!bond) return [];
      const slots = { whose, other, house: houseForms(house).accusative ?? '', inside: atHouse(house) };
      return { ...bond, lines: [{ ways: OVERLAY_OPENINGS[graha], slots, rules: [rule] }, ...bond.lines], leads: 2 };
    });
    const lines = OVERLAID.map((graha): Bond => {
      const house = countSigns(lagna, own.signs[graha]);
      const rule: Rule = { kind: 'overlay', of, graha, house };
      const matters = voice.choose(HOUSE_MATTERS[house - 1], keyOf(rule), {}) ?? '';
      const where = { house: houseForms(house).accusative ?? '', into: intoHouse(house), inside: atHouse(house) };
      const slots = { whose, other, ...where, matters };
      const line: Line = { ways: OVERLAY_LINES[graha], slots, rules: [rule] };
      return {
        isDraw: graha !== 'mars',
        weight: graha === 'venus' || graha === 'mars' ? 2.5 : 1.5,
        lines: [line],
        step: null,
      };
    });
    return [...told, ...lines];
  });
}

/** Grahas of the two in one sign. */
function synastryBonds({ facts }: Prepared, { facts: other }: Prepared): Bond[] {
  return SYNASTRY_LINES.flatMap(({ a, b, isDraw, lines }): Bond[] => {
    const pairs = [
      { client: a, second: b, aOf: 'первого', bOf: 'второго' },
      ...(a === b ? [] : [{ client: b, second: a, aOf: 'второго', bOf: 'первого' }]),
    ];
    return pairs
      .filter((pair) => facts.signs[pair.client] === other.signs[pair.second])
      .map(({ client, second, aOf, bOf }) => ({
        isDraw,
        weight: 4,
        lines: [{ ways: lines, slots: { aOf, bOf }, rules: [{ kind: 'synastry', client, second, count: 1 }] }],
        step: null,
      }));
  });
}

function bondPieces(voice: Voice, { lines, leads = 1 }: Bond, section: string, index: number): Piece[] {
  const telling = {
    key: '',
    area: null,
    leads: lines.slice(0, leads),
    rest: lines.slice(leads),
    step: null,
    question: null,
  };
  return tellingPieces(voice, telling, {
    section,
    paragraph: `${index + 1}`,
    order: 0,
    // Another bond in a sentence comes before all that is known of the first.
    rank: index < MUST ? 0 : 2 * index,
    restRank: index < MUST ? 2 : 8 + 4 * index,
    restStep: 5,
    development: 20,
  });
}

/** Which side outweighs, after what rubs. */
function weighing(voice: Voice, draws: readonly Bond[], rubs: readonly Bond[]): Piece[] {
  const [more, less] = [sum(draws), sum(rubs)];
  const ways = PAIR_WEIGHING[more > 1.2 * less ? 'draw' : less > 1.2 * more ? 'rub' : 'even'];
  const rules = [...(draws[0]?.lines[0]?.rules ?? []), ...(rubs[0]?.lines[0]?.rules ?? [])];
  const draft = voice.say(ways, {}, rules);
  return draft ? [{ section: 'rubs', paragraph: 'weighing', order: 0, rank: 0, draft }] : [];
}

/** Steps of what rubs, for the section of how to live with it. */
function steps(voice: Voice, rubs: readonly Bond[]): Piece[] {
  return rubs.flatMap(({ step, lines }, order) => {
    const draft = step ? voice.say(step, {}, lines[0]?.rules ?? []) : null;
    return draft ? [{ section: 'living', paragraph: 'living', order, rank: 0, draft }] : [];
  });
}
