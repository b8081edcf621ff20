import type { Area } from '@nebosvod/interpretations/area.ids';
import type { NumberFacts } from '../birth/number-facts.ts';
import { tellingPieces } from '../kind/telling-pieces.ts';
import { PAIR_DAILY_HEADS, PAIR_HEADS, PAIR_READ_ALIKE, PAIR_SAME_FACTS } from '../language/number-pair-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Voice } from '../reading/voice.ts';
import { keyOf } from '../rule/rule-key.ts';
import type { Line, Telling } from '../weigh/testimony.ts';
import { numberBalances } from './number-balances.ts';
import { foundFor } from './number-wording.ts';
import { factorName } from './number-words.ts';

const ROLES = ['client', 'second'] as const;
/** What of daily life is told of each. */
const DAILY: readonly Area[] = ['home', 'money', 'children'];

/** An idea of one of the two, where it is told and how soon it is left out. */
interface Brought {
  readonly telling: Telling;
  readonly section: 'each' | 'daily';
  readonly order: number;
  readonly rank: number;
  readonly restRank: number;
}

/** What one of them brings into a relation, and into daily life. */
function broughtBy(voice: Voice, prepared: Prepared, facts: NumberFacts): Brought[] {
  const balances = numberBalances(
    foundFor(voice, facts, ['matrix', 'square', 'vedic', 'date']),
    ['matrix'],
    prepared.facts,
  );
  const told = new Set<string>();
  const ideas = (area: Area, section: Brought['section'], must: number, most: number, base: number): Brought[] => {
    const balance = balances.find((found) => found.area === area);
    const all = balance ? [...balance.for, ...balance.against].sort((a, b) => b.weight - a.weight) : [];
    const fresh = all.flatMap(({ telling }): Telling[] => {
      if (!telling || told.has(telling.key)) return [];
      told.add(telling.key);
      return [telling];
    });
    return fresh.slice(0, most).map((telling, index) => ({
      telling,
      section,
      order: 1000 * (DAILY.indexOf(area) + 2) + 100 * index,
      rank: index < must ? 0 : base + 8 * index,
      restRank: base + 8 * index + 2,
    }));
  };
  return [...ideas('relations', 'each', 3, 8, 4), ...DAILY.flatMap((area) => ideas(area, 'daily', 1, 2, 10))];
}

/** Each of them by what they bring; of what both bring the second is told beside the first, who is told of it as soon as the second. */
export function eachPieces(shared: Voice, prepared: Prepared, both: readonly [NumberFacts, NumberFacts]): Piece[] {
  const [first, second] = ROLES.map((role, index) => broughtBy(shared.about(role), prepared, both[index] ?? both[0]));
  const alike = (brought: readonly Brought[] = [], { telling }: Brought) =>
    brought.find((one) => one.telling.key === telling.key);
  const plans: Readonly<Record<(typeof ROLES)[number], readonly Brought[]>> = {
    client: (first ?? []).map((one) => ({ ...one, rank: Math.min(one.rank, alike(second, one)?.rank ?? one.rank) })),
    second: (second ?? []).map((one) => {
      const before = alike(first, one);
      return before ? { ...one, telling: besideFirst(one.telling, before.telling) } : one;
    }),
  };
  return ROLES.flatMap((role) => {
    const voice = shared.about(role);
    return [
      ...headPieces(voice, 'each', role, PAIR_HEADS[role]),
      ...headPieces(voice, 'daily', role, PAIR_DAILY_HEADS[role]),
      ...plans[role].flatMap(({ telling, ...place }) =>
        tellingPieces(voice, telling, { ...place, paragraph: role, restStep: 3, development: 8 }),
      ),
    ];
  });
}

/** The words of an idea that the first brings too: what it costs has been said, its place is named, and only other words follow. */
function besideFirst(telling: Telling, before: Telling): Telling {
  const [fact, words, ...rest] = plainWords(telling);
  const rule = fact?.rules[0];
  if (!fact || !words || !rule) return telling;
  const [toldFact, toldWords] = plainWords(before);
  const isSameFact = toldFact?.rules.some((one) => keyOf(one) === keyOf(rule)) ?? false;
  const isSaid = toldWords?.ways[0] === words.ways[0];
  const opening = isSameFact ? { ...fact, ways: PAIR_SAME_FACTS, slots: { fact: factorName(rule) } } : fact;
  const said = isSameFact ? [] : [{ ...fact, ways: PAIR_READ_ALIKE, slots: {} }];
  return { ...telling, leads: [opening, ...(isSaid ? said : [words])], rest: isSaid ? [] : rest };
}

/** The fact of an idea, its words and what develops them, without what it costs. */
const plainWords = ({ leads, rest }: Telling): readonly Line[] =>
  [...leads, ...rest].filter(({ slots }, at) => at === 0 || !('theme' in slots));

/** Whose half of a section begins. */
function headPieces(
  voice: Voice,
  section: Brought['section'],
  role: (typeof ROLES)[number],
  ways: readonly string[],
): Piece[] {
  const draft = voice.say(ways, {}, [{ kind: 'settings' }]);
  return draft ? [{ section, paragraph: role, order: 0, rank: 0, draft }] : [];
}
