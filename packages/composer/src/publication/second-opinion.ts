import { OPINION_BIAS, OPINION_WEIGHTS } from './opinion-weight.table.ts';
import type { ReadSentence } from './read-sentence.ts';
import type { PublicationRuleId } from './remark.ts';
import { atOnce, mapped, type Sliced } from './slices.ts';
import { speechOf } from './speech.ts';

/** Rules that a sentence is judged by, in the order of the weights. */
export const OPINION_RULES = [
  'guarantee',
  'health',
  'money',
  'fear',
  'ad-mark',
] as const satisfies readonly PublicationRuleId[];
export type Odds = ReadonlyMap<OpinionRule, number>;
export type OpinionRule = (typeof OPINION_RULES)[number];

/** Letters of a word that are looked at: endings are cut, one letter of a short word. */
const STEM = { longest: 5, shortest: 3 } as const;
/** Beginnings of other lengths that longer words are known by, and the fewest letters beyond them. */
const BEGINNINGS = [
  { length: 3, beyond: 2 },
  { length: 4, beyond: 2 },
  { length: 7, beyond: 1 },
] as const;
const ENDINGS = [2, 3] as const;
/** Letters of a word beyond its ending. */
const BEYOND_ENDING = 3;
const DENIALS = new Set(['не', 'нет', 'ни', 'без', 'никак']);
/** Words after a denial that it may be about. */
const DENIED_WITHIN = 3;
const UNITS = 10;

const LINES = OPINION_WEIGHTS.trim()
  .split('\n')
  .map((line) => line.split(' '));
/** The weights of all keys one after the other, and where those of each begin. */
const WEIGHTS = Float64Array.from(LINES.flatMap(([, ...weights]) => weights.map((weight) => Number(weight) / UNITS)));
const PLACES = new Map(LINES.map(([key = ''], at) => [key, at * OPINION_RULES.length]));

/**
 * What of a sentence is weighed by what it says: the beginnings of its words by one, by two and by two with one between, what is denied
 * and what is quoted, the meanings of words by one and by two, how it speaks and of what, and the beginnings and meanings of the sentences
 * before and after it.
 */
export function meaningKeys(
  sentence: ReadSentence,
  before: ReadSentence | undefined,
  after: ReadSentence | undefined,
): readonly string[] {
  const { stems, meanings } = seenOf(sentence);
  const speech = speechOf(sentence.words);
  const denied = sentence.words.flatMap(({ letters }, at) =>
    DENIALS.has(letters) ? stems.slice(at + 1, at + 1 + DENIED_WITHIN) : [],
  );
  return [
    ...new Set([
      ...wordKeys(sentence, stems),
      ...stems.slice(2).map((stem, at) => `${stems[at]}__${stem}`),
      ...meanings,
      ...meanings.flatMap((one, at) => meanings.slice(at + 1).map((other) => `${one}+${other}`)),
      ...speech,
      ...speech.flatMap((one, at) => [...speech.slice(at + 1), ...meanings].map((other) => `${one}${other}`)),
      ...denied.map((stem) => `!${stem}`),
      ...[...sentence.meanings].flatMap(([meaning, places]) =>
        places.some(({ first }) => sentence.words[first]?.isQuoted) ? [`«:${meaning}`] : [],
      ),
      ...neighbourKeys('<', before),
      ...neighbourKeys('>', after),
    ]),
  ];
}

/** What is weighed by the letters alone: beginnings of several lengths and endings, so that words it has never met are known in part. */
export const letterKeys = (sentence: ReadSentence): readonly string[] => [
  ...new Set([...wordKeys(sentence, seenOf(sentence).stems), ...partKeys(sentence)]),
];

/** Beginnings and endings; no key of a meaning begins as they do. */
const partKeys = ({ words }: ReadSentence): readonly string[] => [
  ...new Set(
    words.flatMap(({ letters }) => [
      ...BEGINNINGS.flatMap(({ length, beyond }) =>
        letters.length >= length + beyond ? [`${length}${letters.slice(0, length)}`] : [],
      ),
      ...ENDINGS.flatMap((length) => (letters.length >= length + BEYOND_ENDING ? [`-${letters.slice(-length)}`] : [])),
    ]),
  ),
];

/** What a sentence adds to the judgement of the text round it. */
export function roundKeys(sentence: ReadSentence): readonly string[] {
  const { stems } = seenOf(sentence);
  return [...new Set([...stems, ...pairsOf(stems)])].map((key) => `~${key}`);
}

function wordKeys({ words, isQuestion, isUnclaimed }: ReadSentence, stems: readonly string[]): readonly string[] {
  const quoted = stems.filter((_, at) => words[at]?.isQuoted);
  return [
    ...stems,
    ...pairsOf(stems),
    ...quoted.map((stem) => `«${stem}`),
    ...(quoted.length === 0 ? [] : [quoted.length === stems.length ? '«all' : '«some']),
    ...(isQuestion ? ['?'] : []),
    ...(isUnclaimed ? ['??'] : []),
  ];
}

function neighbourKeys(side: '<' | '>', sentence: ReadSentence | undefined): readonly string[] {
  if (!sentence) return [];
  const { stems, meanings } = seenOf(sentence);
  const keys = [...stems, ...meanings, ...(sentence.isQuestion ? ['?'] : [])];
  return keys.map((key) => `${side}${key}`);
}

interface Seen {
  readonly stems: readonly string[];
  readonly meanings: readonly string[];
}

/** What is looked at again for the sentences beside it. */
const SEEN = new WeakMap<ReadSentence, Seen>();

function seenOf(sentence: ReadSentence): Seen {
  const known = SEEN.get(sentence);
  if (known) return known;
  const seen = {
    stems: sentence.words.map(({ letters }) => stemOf(letters)),
    meanings: [
      ...[...sentence.meanings.keys()].map((meaning) => `:${meaning}`),
      ...[...sentence.offered.keys()].map((meaning) => `$${meaning}`),
    ].sort(),
  };
  SEEN.set(sentence, seen);
  return seen;
}

const pairsOf = (stems: readonly string[]): readonly string[] =>
  ['^', ...stems].map((stem, at) => `${stem}_${stems[at] ?? '$'}`);

function stemOf(letters: string): string {
  if (/^\d/u.test(letters)) return '#';
  return letters.slice(0, Math.max(STEM.shortest, Math.min(STEM.longest, letters.length - 1)));
}

/** Sentences on each side that are a text round a sentence. */
const ROUND = 2;

/**
 * How likely each sentence of a text breaks each rule, in the eyes of one who has seen sentences of many publications and knows no rule:
 * a linear judgement over what is said in it and round it, taught by `npm run opinion`. Logarithms of the odds against «breaks none»; they
 * are a reason to doubt, no more. [modern]
 */
export const secondOpinions = (sentences: readonly ReadSentence[]): readonly Odds[] => atOnce(opinionsOn(sentences));

/** The same by slices. */
export function* opinionsOn(sentences: readonly ReadSentence[]): Sliced<readonly Odds[]> {
  const rounds = yield* mapped(sentences, (sentence) => weighed(roundKeys(sentence)));
  return yield* mapped(sentences, (sentence, at) => {
    const keys = [...meaningKeys(sentence, sentences[at - 1], sentences[at + 1]), ...partKeys(sentence)];
    const all = [OPINION_BIAS, weighed(keys), ...rounds.slice(Math.max(0, at - ROUND), at + ROUND + 1)];
    return new Map(OPINION_RULES.map((rule, of) => [rule, all.reduce((sum, odds) => sum + (odds[of] ?? 0), 0)]));
  });
}

function weighed(keys: readonly string[]): readonly number[] {
  const sums = OPINION_RULES.map(() => 0);
  for (const key of keys) {
    const place = PLACES.get(key);
    if (place === undefined) continue;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (WEIGHTS[place + at] ?? 0);
  }
  return sums;
}
