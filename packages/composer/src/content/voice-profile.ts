import type { VoiceProfile } from '@nebosvod/contracts/voice-profile';
import { addressOf } from './address.ts';
import { emojiIn, withoutEmoji } from './emoji.ts';
import { EMPTY_WORDS } from './empty-word.table.ts';
import { sentencesIn, wordsIn } from './phrase.ts';

/** What a profile lists at most. */
const MOST_EMOJI = 12;
const MOST_WORDS = 20;
/** Letters by which two forms of a word are told to be one. */
const STEM = 5;
/** A shorter word is seldom anybody's own. */
const SHORTEST = 5;

/** Values by how often they come, the most frequent first; equal ones in the order of the text. */
function byCount(values: readonly string[], keyOf = (value: string) => value): { value: string; count: number }[] {
  const found = new Map<string, { value: string; count: number }>();
  for (const value of values) {
    const known = found.get(keyOf(value));
    if (known) known.count += 1;
    else found.set(keyOf(value), { value, count: 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

/** Sentences of a post as a reader hears them: an emoji at the end closes one, tags and addresses are none. */
export const saidIn = (text: string): readonly string[] =>
  sentencesIn(withoutEmoji(text.replaceAll(/https?:\S+|#[\p{L}\p{N}_]+/gu, ' ')));

const ENDINGS = { statement: /[^?!]$/u, question: /\?$/u, exclamation: /!$/u } as const;

/** What most of the first sentences are: statements where nothing is more frequent. */
function openingOf(samples: readonly string[]): VoiceProfile['opening'] {
  const count = (kind: VoiceProfile['opening']) =>
    samples.filter((sample) => ENDINGS[kind].test(saidIn(sample)[0] ?? '')).length;
  return (['question', 'exclamation'] as const).reduce<VoiceProfile['opening']>(
    (best, kind) => (count(kind) > count(best) ? kind : best),
    'statement',
  );
}

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value * 10) / 10));

/**
 * What is counted of a voice in a person's own posts: mean words of a sentence, whom they speak to, emoji in a hundred words and which,
 * how they begin, words that come back. Mean words 3 … 30, emoji 0 … 30, one decimal. Null when there is no word in them. Our own measure.
 */
export function voiceProfile(samples: readonly string[]): VoiceProfile | null {
  const said = samples.flatMap(saidIn);
  const words = said.flatMap(wordsIn);
  if (words.length === 0) return null;
  const emoji = samples.flatMap(emojiIn);
  const own = words.map((word) => word.toLowerCase()).filter((word) => isTelling(word));
  return {
    sentenceWords: within(words.length / said.length, 3, 30),
    address: addressOf(samples.join('\n')),
    emoji: within((emoji.length * 100) / words.length, 0, 30),
    favourites: byCount(emoji.filter((one) => one.length <= 16))
      .slice(0, MOST_EMOJI)
      .map(({ value }) => value),
    opening: openingOf(samples),
    vocabulary: byCount(own, (word) => word.slice(0, STEM))
      .filter(({ count }) => count > 1)
      .slice(0, MOST_WORDS)
      .map(({ value }) => value),
  };
}

const isTelling = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= 40 && /^\p{L}/u.test(word) && !EMPTY_WORDS.has(word);

/**
 * How far two voices are apart, 0 for the same: a doubled sentence, another address and five emoji more in a hundred words count one
 * each. Our own measure.
 */
export function voiceDistance(a: VoiceProfile, b: VoiceProfile): number {
  const length = Math.abs(Math.log2(a.sentenceWords / b.sentenceWords));
  const address = a.address === b.address ? 0 : 1;
  const emoji = Math.abs(a.emoji - b.emoji) / 5;
  return Math.hypot(length, address, emoji);
}
