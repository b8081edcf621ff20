import type { Rule } from '@nebosvod/contracts/rule';
import type { Area } from '@nebosvod/interpretations/area.ids';
import { inSign } from '@nebosvod/terms/sign';
import type { WesternFacts } from '../birth/western-facts.ts';
import { pairIdeas } from '../kind/pair-ideas.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { atHouse, houseForms } from '../language/forms.ts';
import {
  WESTERN_PAIR_DAILY,
  WESTERN_PAIR_DAILY_BARE,
  WESTERN_PAIR_EACH,
  WESTERN_PAIR_EACH_BARE,
  WESTERN_PAIR_TIME,
  WESTERN_PAIR_TIMELESS,
  WESTERN_PAIR_YEARS,
} from '../language/western-pair-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import type { Balance } from '../weigh/balance.ts';
import { WESTERN_SETTINGS, westernWays } from './western-area.ts';
import { planetCase } from './western-names.ts';
import { westernNear } from './western-near.ts';
import type { WesternTime } from './western-time.ts';

/** One of the two, with the voice that speaks of them. */
export interface WesternPerson {
  readonly voice: Voice;
  readonly facts: WesternFacts;
  readonly balances: readonly Balance[];
  readonly time: WesternTime;
  readonly id: 'first' | 'second';
  readonly who: string;
  readonly whose: string;
  readonly whom: string;
}

/** What of daily life is told of each. */
const DAILY: readonly Area[] = ['home', 'money', 'children'];
/** Ideas of each in relations, and in each of the daily areas. */
const IDEAS = { relations: 10, daily: 5 } as const;
/** Sentences of the three years come after those of the pair. */
const NEAR_LATER = 18;

const piece = (
  section: string,
  paragraph: string,
  order: number,
  rank: number,
  draft: Piece['draft'] | null,
): Piece[] => (draft ? [{ section, paragraph, order, rank, draft }] : []);

/** What each brings into a union, and into the daily life of it. @param told keys of ideas told already, added to */
export function personPieces(person: WesternPerson, told: Set<string>): Piece[] {
  const { voice, balances, id, who, whose } = person;
  const ruler = rulerOf(person, 7);
  const opening = ruler ? voice.say(WESTERN_PAIR_EACH, { who, ...ruler.slots }, ruler.rules) : bareOpening(person);
  return [
    ...piece('each', id, 0, 0, opening),
    ...pairIdeas(voice, balances, {
      area: 'relations',
      section: 'each',
      paragraph: id,
      most: IDEAS.relations,
      rank: 3,
      said: ruler?.rules[0],
      told,
    }),
    ...DAILY.flatMap((area) => {
      const { about, houses } = AREA_PLANS[area];
      const owner = rulerOf(person, houses[0] ?? 4);
      const paragraph = `${area}-${id}`;
      const first = owner
        ? voice.say(WESTERN_PAIR_DAILY, { about, whose, ...owner.slots }, owner.rules)
        : voice.say(WESTERN_PAIR_DAILY_BARE, { about, whose }, [WESTERN_SETTINGS]);
      const ideas = pairIdeas(voice, balances, {
        area,
        section: 'daily',
        paragraph,
        most: IDEAS.daily,
        rank: 14,
        said: owner?.rules[0],
        told,
      });
      return owner || ideas.length > 0 ? [...piece('daily', paragraph, 0, owner ? 0 : 13, first), ...ideas] : [];
    }),
  ];
}

/** The ruler of a house with where it stands; null of an unknown time. */
function rulerOf({ facts }: WesternPerson, ruled: number) {
  const ruler = facts.rulerOf(ruled);
  const house = ruler && facts.houseOf(ruler);
  if (!ruler || !house) return null;
  const { sign } = facts.body(ruler);
  const rules: readonly [Rule, Rule] = [
    { kind: 'western-ruler-house', ruler: ruled, house },
    { kind: 'western-sign', planet: ruler, sign },
  ];
  return {
    slots: { house: houseForms(ruled), r: planetCase(ruler), in: inSign(sign), at: atHouse(house) },
    rules,
  };
}

function bareOpening({ voice, facts, who }: WesternPerson): Draft | null {
  const { sign } = facts.body('venus');
  return (
    voice.say(WESTERN_PAIR_EACH_BARE.sign, { who, in: inSign(sign) }, [
      { kind: 'western-sign', planet: 'venus', sign },
    ]) ?? voice.say(WESTERN_PAIR_EACH_BARE.none, { who }, [WESTERN_SETTINGS])
  );
}

/** The time of one: what wakes relations, then the three years where there is room. */
export function timePieces({ voice, facts, balances, time, id, whose }: WesternPerson): Piece[] {
  const balance = balances.find(({ area }) => area === 'relations');
  const woken = balance ? westernWays(voice, facts, balance, time).wakings : [];
  const timeless = facts.isTimeKnown ? null : voice.say(WESTERN_PAIR_TIMELESS, { whose }, [WESTERN_SETTINGS]);
  const opening = woken.length > 0 ? voice.say(WESTERN_PAIR_TIME, { whose }, [WESTERN_SETTINGS]) : null;
  const near = westernNear(voice, facts, time);
  const years =
    near.length > 0 && facts.isTimeKnown ? voice.say(WESTERN_PAIR_YEARS, { whose }, [WESTERN_SETTINGS]) : null;
  const first = Math.min(...near.map(({ rank }) => later(rank)));
  return [
    ...piece('when', id, 0, 0, timeless),
    ...piece('when', id, 1, 0, opening),
    ...woken.flatMap(({ draft, order }, index) => piece('when', id, 2 + order, index < 2 ? 0 : 10 + 4 * index, draft)),
    // Of one rank with the first of them: an opening is never told alone.
    ...piece('when', `${id}-years`, 0, first, years),
    ...near.map((one) => ({
      ...one,
      section: 'when',
      paragraph: `${id}-years`,
      order: 1 + one.order,
      rank: later(one.rank),
    })),
  ];
}

const later = (rank: number): number => (rank === 0 ? 6 : rank) + NEAR_LATER;
/** Of the years of profection, the first of the three years. */
export const YEARS_RANK = later(0);
