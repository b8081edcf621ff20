import type { ChildPart } from '@nebosvod/interpretations/unit-factor';
import type { DIGITS } from '@nebosvod/numerology/psychomatrix';
import { toDigit } from '@nebosvod/numerology/reduction';
import type { NumberFacts } from '../birth/number-facts.ts';
import {
  type Band,
  CHILD_FRIENDS_WILL,
  CHILD_LEARNING_INTEREST,
  CHILD_TEMPER_ENERGY,
} from '../language/number-child-blend.table.ts';
import {
  ARCANUM_MOODS,
  CHILD_FRIENDS_TEMPER,
  CHILD_GIFT_GROWTH,
  CHILD_TEMPER_COMFORT,
} from '../language/number-child-mood.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Voice } from '../reading/voice.ts';
import { one, type Told } from './child-told.ts';

/** A cell of the square that changes how a number shows, and from which counts it is even and many. */
interface Blend {
  readonly digit: (typeof DIGITS)[number];
  readonly even: number;
  readonly many: number;
  readonly ways: readonly Readonly<Record<Band, string>>[];
}

const BLENDS: Readonly<Partial<Record<ChildPart, Blend>>> = {
  temper: { digit: 2, even: 2, many: 3, ways: CHILD_TEMPER_ENERGY },
  learning: { digit: 3, even: 1, many: 3, ways: CHILD_LEARNING_INTEREST },
  friends: { digit: 1, even: 3, many: 4, ways: CHILD_FRIENDS_WILL },
};

/** A number beside a cell of the square: two children alike in one of them are seldom alike in both. */
export function blendPieces(voice: Voice, { square }: NumberFacts, { part, section, number, rule }: Told): Piece[] {
  const blend = BLENDS[part];
  if (!blend) return [];
  const { digit, even, many, ways } = blend;
  const count = square.counts[digit];
  const band: Band = count >= many ? 'many' : count >= even ? 'even' : 'few';
  const way = ways[(part === 'temper' ? number : toDigit(number)) - 1]?.[band];
  return way === undefined
    ? []
    : one(voice.say(way, {}, [rule, { kind: 'square-cell', digit, count }]), section, part, 90, 0);
}

/** The temper beside what comforts, the gift beside what grows slowly: they agree, or the parent has to join them. */
export function meetingPieces(voice: Voice, numbers: readonly Told[]): Piece[] {
  const of = (part: ChildPart) => numbers.find((told) => told.part === part);
  const meet = (a: Told | undefined, b: Told | undefined, ways: typeof CHILD_TEMPER_COMFORT): Piece[] => {
    const [first, second] = [ARCANUM_MOODS[(a?.number ?? 0) - 1], ARCANUM_MOODS[(b?.number ?? 0) - 1]];
    if (!a || !b || !first || !second) return [];
    return one(voice.say(ways[first][second], {}, [a.rule, b.rule]), b.section, b.part, 90, 0);
  };
  return [
    ...meet(of('temper'), of('comfort'), CHILD_TEMPER_COMFORT),
    ...meet(of('gift'), of('growth'), CHILD_GIFT_GROWTH),
    ...amongPieces(voice, of('friends'), of('temper')),
  ];
}

/** The number of destiny beside the temper: what a child shows among others, and what it is. */
function amongPieces(voice: Voice, friends: Told | undefined, temper: Told | undefined): Piece[] {
  const mood = ARCANUM_MOODS[(temper?.number ?? 0) - 1];
  const way = friends && mood && CHILD_FRIENDS_TEMPER[friends.number - 1]?.[mood];
  return friends && temper && way
    ? one(voice.say(way, {}, [friends.rule, temper.rule]), friends.section, friends.part, 91, 0)
    : [];
}
