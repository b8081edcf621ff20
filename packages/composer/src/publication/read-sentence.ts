import { bareSums } from './bare-sum.ts';
import { type Found, Lexicon } from './lexicon.ts';
import { MEANINGS, type Meaning } from './meaning.table.ts';
import { OFFER_MEANINGS } from './meaning-offer.table.ts';
import { type Sentence, sentencesOf, type Word } from './sentence.ts';
import { atOnce, mapped, type Sliced } from './slices.ts';

/** What words may mean to those who sell. */
export type Offered = keyof typeof OFFER_MEANINGS;

/** A sentence and what its words mean. */
export interface ReadSentence extends Sentence {
  readonly meanings: ReadonlyMap<Meaning, readonly Found[]>;
  readonly offered: ReadonlyMap<Offered, readonly Found[]>;
  /** It asks, wishes or leaves open. */
  readonly isOpen: boolean;
  /** It does so, or tells of what others say. */
  readonly isUnclaimed: boolean;
}

/** What takes the claim out of words that may only be doubted. */
export const NOT_CLAIMED: readonly Meaning[] = ['aside', 'open', 'calm', 'toDoctor'];
/** «Пусть дома никто не ссорится»: wished. */
const WISH = new Set(['пусть', 'пускай', 'желаю', 'желаем']);
const CLAIMED = new Lexicon<Meaning>(MEANINGS);
const OFFERED = new Lexicon<Offered>(OFFER_MEANINGS);

/** A text cut into sentences, with the meanings of their words. */
export const readText = (text: string): readonly ReadSentence[] => atOnce(readingOf(text));

/** The same by slices. */
export const readingOf = (text: string): Sliced<readonly ReadSentence[]> =>
  mapped(sentencesOf(text), (sentence) => {
    const meanings = CLAIMED.read(sentence.words);
    const isOpen = sentence.isQuestion || WISH.has(sentence.words[0]?.letters ?? '') || meanings.has('open');
    const isUnclaimed = isOpen || NOT_CLAIMED.some((meaning) => meanings.has(meaning));
    return { ...sentence, meanings, offered: offeredIn(sentence.words), isOpen, isUnclaimed };
  });

function offeredIn(words: readonly Word[]): ReadonlyMap<Offered, readonly Found[]> {
  const offered = OFFERED.read(words);
  const sums = bareSums(words);
  return sums.length === 0 ? offered : new Map([...offered, ['price', [...(offered.get('price') ?? []), ...sums]]]);
}
