import type { Rule } from '@nebosvod/contracts/rule';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { sentencesOf } from '../weigh/unit-words.ts';
import { thoughtsFrom } from './thoughts.ts';

/** An idea of numbers: the fact it rests on, its lead, what develops it. */
export interface NumberIdea {
  readonly rule: Rule;
  readonly fact: () => Draft | null;
  readonly lead: string;
  readonly body: string;
  /** The same was told of somebody else: the fact says so, and no more than one sentence goes with it. */
  readonly isAlike?: boolean;
}

interface Place {
  readonly section: string;
  readonly paragraph: string;
  readonly order: number;
  /** Of the fact and its first sentence. */
  readonly rank: number;
  /** Of the first sentence that develops it; each next one comes `step` later. */
  readonly restRank: number;
  readonly step: number;
  /** Which sentence that develops it is told first; the first when not said. */
  readonly turn?: number;
}

/** Sentences of an idea, each said only when there is room for it; without its opening nothing else of it is. */
export function ideaPieces(voice: Voice, idea: NumberIdea, place: Place): Piece[] {
  const { rule, fact, lead, body, isAlike = false } = idea;
  const { section, paragraph, order, rank, restRank, step, turn = 0 } = place;
  const sentences = sentencesOf(body).filter((text) => !isAddressed(text));
  let opening: Draft | null = null;
  const open = (): Draft | null => {
    opening = voice.say(lead, {}, [rule]) ?? voice.say(sentences[0] ?? '', {}, [rule]);
    return opening || isAlike ? fact() : null;
  };
  return [
    { section, paragraph, order, rank, draft: open },
    { section, paragraph, order: order + 1, rank, draft: () => opening },
    ...(isAlike ? [] : thoughtsFrom(sentences, turn)).map((thought): Piece => {
      const draft = () => opening && voice.say(thought.text, {}, [rule]);
      return { section, paragraph, order: order + 2 + thought.at, rank: restRank + step * thought.turn, draft };
    }),
  ];
}

/** Whether a sentence speaks to the reader: of somebody else in the family it would say it to the wrong person. */
export function isAddressed(text: string): boolean {
  return /(?<![а-яё])(вы|вас|вам|вами|ваш[а-яё]*)(?![а-яё])/iu.test(text);
}
