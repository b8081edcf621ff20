import type { Found } from './lexicon.ts';
import { SUM } from './meaning-offer.table.ts';
import type { Offered, ReadSentence } from './read-sentence.ts';
import type { Span } from './remark.ts';
import type { Word } from './sentence.ts';

/** Which meanings of one sentence make an offer of a service. */
const OFFERS: readonly (readonly Offered[])[] = [
  ['offer'],
  ['order', 'service'],
  ['order', 'reach'],
  ['order', 'price'],
  ['order', 'scarce'],
  ['service', 'price'],
  ['service', 'scarce'],
  ['service', 'reach'],
  ['price', 'reach'],
  ['price', 'scarce'],
  ['scarce', 'reach'],
];

/** Which make it when one is in the sentence before: what is offered, then how it is got. */
const TOLD_ON: readonly (readonly [before: Offered, after: Offered])[] = [
  ['service', 'price'],
  ['service', 'scarce'],
  ['service', 'reach'],
  ['scarce', 'reach'],
  ['scarce', 'price'],
  ['price', 'reach'],
  ['price', 'scarce'],
];

/** The first sentence that sells, from its first word of trade to where the last kind of them begins; null when nothing is sold. */
export function offerIn(text: string, sentences: readonly ReadSentence[]): Span | null {
  let before: ReadonlyMap<Offered, readonly Found[]> = new Map();
  for (const { words, offered: meanings, isQuestion } of sentences) {
    const told = TOLD_ON.find(([one, other]) => before.has(one) && meanings.has(other))?.slice(1);
    const sum = sumIn(text, words);
    // «Первый вопрос бесплатно, дальше по 300 рублей» is sold.
    const isFree = meanings.has('free') && sum === null;
    before = isFree ? new Map() : meanings;
    if (isFree) continue;
    // «Спрашивают, беру ли я на расклад» sells nothing yet.
    const made = isQuestion ? undefined : OFFERS.find((all) => isMade(all, meanings));
    const places = [...(made ?? told ?? [])].flatMap((meaning) => meanings.get(meaning) ?? []);
    const all = [...places, ...(sum ? [sum] : [])];
    const first = words[Math.min(...(places.length > 0 ? places : all).map((place) => place.first))];
    const ends = [...(sum ? [sum] : []), ...[...meanings.values()].flatMap((found) => found.slice(0, 1))];
    const last = words[Math.max(...ends.map((place) => place.last))];
    if (first && last && all.length > 0) return { from: first.from, to: last.to };
  }
  return null;
}

/** «Успейте» orders and is scarce, but it is one word: a pair takes two. */
function isMade([one, other]: readonly Offered[], meanings: ReadonlyMap<Offered, readonly Found[]>): boolean {
  const [some, others] = [one, other].map((meaning) => (meaning ? meanings.get(meaning) : undefined));
  if (!some || other === undefined) return some !== undefined;
  return some.some(({ first, last }) => others?.some((place) => place.last < first || place.first > last) ?? false);
}

/** The words of a bare sum of money with its sign. */
function sumIn(text: string, words: readonly Word[]): Found | null {
  const [start] = words;
  const end = words.at(-1);
  const match = start && end && SUM.exec(text.slice(start.from, end.to + 1));
  if (!match) return null;
  const from = start.from + match.index;
  const within = words.flatMap((word, at) => (word.to > from && word.from < from + match[0].length ? [at] : []));
  return { first: Math.min(...within), last: Math.max(...within) };
}
