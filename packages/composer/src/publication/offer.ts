import type { Found } from './lexicon.ts';
import { SUM } from './meaning-offer.table.ts';
import type { Offered, ReadSentence } from './read-sentence.ts';
import type { Span } from './remark.ts';

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

/** The first sentence that sells, from its first word of trade to its end; null when nothing is sold. */
export function offerIn(text: string, sentences: readonly ReadSentence[]): Span | null {
  let before: ReadonlyMap<Offered, readonly Found[]> = new Map();
  for (const { words, to, offered: meanings } of sentences) {
    const told = TOLD_ON.find(([one, other]) => before.has(one) && meanings.has(other))?.slice(1);
    before = meanings.has('free') ? new Map() : meanings;
    if (meanings.has('free')) continue;
    const sum = words.find(({ from }) => SUM.exec(text.slice(from, to))?.index === 0);
    const made = OFFERS.find((all) => isMade(all, meanings));
    const starts = [...(made ?? told ?? [])].flatMap((meaning) => firstOf(meanings.get(meaning)));
    const first = words[Math.min(...starts)] ?? sum;
    const last = words.at(-1);
    if (first && last) return { from: first.from, to: last.to };
  }
  return null;
}

/** «Успейте» orders and is scarce, but it is one word: a pair takes two. */
function isMade([one, other]: readonly Offered[], meanings: ReadonlyMap<Offered, readonly Found[]>): boolean {
  const [some, others] = [one, other].map((meaning) => (meaning ? meanings.get(meaning) : undefined));
  if (!some || other === undefined) return some !== undefined;
  return some.some(({ first, last }) => others?.some((place) => place.last < first || place.first > last) ?? false);
}

const firstOf = (places: readonly Found[] | undefined): readonly number[] => places?.map(({ first }) => first) ?? [];
