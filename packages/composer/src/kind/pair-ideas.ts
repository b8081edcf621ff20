import type { Rule } from '@nebosvod/contracts/rule';
import type { Area } from '@nebosvod/interpretations/area.ids';
import type { Piece } from '../reading/piece.ts';
import type { Voice } from '../reading/voice.ts';
import { keyOf } from '../rule/rule-key.ts';
import type { Balance } from '../weigh/balance.ts';
import type { Telling } from '../weigh/testimony.ts';
import { tellingPieces } from './telling-pieces.ts';

/** Which ideas of one of the two are told, and where. */
interface PairIdeas {
  readonly area: Area;
  readonly section: string;
  readonly paragraph: string;
  /** At most so many. */
  readonly most: number;
  /** How soon the heaviest is told; 0 always. */
  readonly rank: number;
  /** What was named just before: the idea of it goes on without naming it again. */
  readonly said: Rule | undefined;
  /** Keys of what is told already in the document, where one idea may be of both; added to. */
  readonly told?: Set<string>;
}

/** Ideas of an area, its supports and counters by weight. */
export function pairIdeas(
  voice: Voice,
  balances: readonly Balance[],
  { area, section, paragraph, most, rank, said, told = new Set() }: PairIdeas,
): Piece[] {
  const balance = balances.find((one) => one.area === area);
  const tellings = [...(balance?.for ?? []), ...(balance?.against ?? [])]
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ telling }) => (telling && !told.has(telling.key) ? [telling] : []));
  const unique = [...new Map(tellings.map((telling) => [telling.key, telling])).values()].slice(0, most);
  for (const { key } of unique) told.add(key);
  const costs = new Set<string>();
  return unique.flatMap((telling, index) =>
    tellingPieces(voice, withCostLater(withoutOpening(telling, said), costs), {
      section,
      paragraph,
      order: 100 * (index + 1),
      rank: rank + 9 * index,
      restRank: rank + 6 + 9 * index,
      restStep: 5,
      development: 20,
    }),
  );
}

/** A telling whose first words name a place that was named just before goes on without them. */
function withoutOpening(telling: Telling, said: Rule | undefined): Telling {
  const [first, ...others] = telling.leads;
  const isSaid =
    said !== undefined && first !== undefined && others.length > 0 && keyOf(first.rules[0]) === keyOf(said);
  return isSaid ? { ...telling, leads: others } : telling;
}

/**
 * Neither side of a pair is told apart, so that an idea begins with what it is and goes on with its cost; a cost that was named in this
 * paragraph is not named again. @param named meanings of costs, added to
 */
function withCostLater(telling: Telling, named: Set<string>): Telling {
  const { leads, rest } = telling;
  const cost = leads.find(({ slots }) => typeof slots.meaning === 'string');
  const [own, ...more] = rest;
  if (!cost || !own) return telling;
  const meaning = String(cost.slots.meaning);
  const isNew = !named.has(meaning);
  named.add(meaning);
  return { ...telling, leads: [...leads.filter((line) => line !== cost), own, ...(isNew ? [cost] : [])], rest: more };
}
