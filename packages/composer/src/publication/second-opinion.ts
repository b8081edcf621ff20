import { OPINION_BIAS, OPINION_WEIGHTS } from './opinion-weight.table.ts';
import type { PublicationRuleId } from './remark.ts';
import type { Sentence } from './sentence.ts';

/** Rules that a sentence is judged by, in the order of the weights. */
export const OPINION_RULES = [
  'guarantee',
  'health',
  'money',
  'fear',
  'ad-mark',
] as const satisfies readonly PublicationRuleId[];
export type OpinionRule = (typeof OPINION_RULES)[number];

/** Letters of a word that are looked at: endings are cut, one letter of a short word. */
const STEM = { longest: 5, shortest: 3 } as const;
const UNITS = 10;

const WEIGHTS = new Map(
  OPINION_WEIGHTS.trim()
    .split('\n')
    .map((line) => {
      const [key = '', ...weights] = line.split(' ');
      return [key, weights.map((weight) => Number(weight) / UNITS)] as const;
    }),
);

/** What of a sentence is weighed: the beginnings of its words, by one, by two and by two with one between, each once. */
export function opinionKeys({ words, isQuestion }: Pick<Sentence, 'words' | 'isQuestion'>): readonly string[] {
  const stems = words.map(({ letters }) => stemOf(letters));
  const pairs = ['^', ...stems].map((stem, at) => `${stem}_${stems[at] ?? '$'}`);
  const apart = stems.slice(2).map((stem, at) => `${stems[at]}__${stem}`);
  return [...new Set([...stems, ...pairs, ...apart, ...(isQuestion ? ['?'] : [])])];
}

function stemOf(letters: string): string {
  if (/^\d/u.test(letters)) return '#';
  return letters.slice(0, Math.max(STEM.shortest, Math.min(STEM.longest, letters.length - 1)));
}

/**
 * How likely a sentence breaks each rule, in the eyes of one who has seen sentences of many publications and knows no rule: a linear
 * judgement over the beginnings of words, taught by `npm run opinion`. Logarithms of the odds against «breaks none»; they are a reason
 * to doubt, no more. [modern]
 */
export function secondOpinion(sentence: Pick<Sentence, 'words' | 'isQuestion'>): ReadonlyMap<OpinionRule, number> {
  const sums = [...OPINION_BIAS];
  for (const key of opinionKeys(sentence)) {
    WEIGHTS.get(key)?.forEach((weight, at) => {
      sums[at] = (sums[at] ?? 0) + weight;
    });
  }
  return new Map(OPINION_RULES.map((rule, at) => [rule, sums[at] ?? 0]));
}
