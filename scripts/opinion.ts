// npm run opinion: teaches the second opinion of the check of publications and writes its weights (publication/opinion-weight.table.ts).
// Taught by sentences written for it and by the posts whose words the rules were widened by; never by the posts it is judged over.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { claimsOf } from '@nebosvod/composer/publication/claims';
import { FRESH_CLEAN, FRESH_PLANTED } from '@nebosvod/composer/publication/fresh-posts.fixture';
import { CLEAN, PLANTED } from '@nebosvod/composer/publication/judged-texts.fixture';
import { offerIn } from '@nebosvod/composer/publication/offer';
import { OPINION_RULES, opinionKeys } from '@nebosvod/composer/publication/second-opinion';
import { sentencesOf } from '@nebosvod/composer/publication/sentence';
import { CLEAN_POSTS } from '@nebosvod/composer/publication/whole-posts-clean.fixture';
import { PLANTED_POSTS } from '@nebosvod/composer/publication/whole-posts-planted.fixture';
import { FACTS } from '@nebosvod/interpretations/facts/facts.table';
import { type Taught, teach } from './opinion-training.ts';

const FOLDER = 'packages/composer/src/publication';
const CORPORA = 8;
const CLASSES: readonly (string | null)[] = OPINION_RULES;
/** Weights are kept as whole tenths; lighter ones change nothing. */
const UNITS = 10;
const LIGHTEST = 2;

interface Post {
  readonly text: string;
  readonly fault: string | null;
  /** The words at fault; where they are not told, the sentence a rule remarks on. */
  readonly words?: string;
}

const fixtures: readonly Post[] = [PLANTED, PLANTED_POSTS, FRESH_PLANTED].flatMap((planted) =>
  Object.entries(planted).flatMap(([fault, texts]) => texts.map((text) => ({ text, fault }))),
);
const cleanFixtures: readonly Post[] = [...CLEAN, ...CLEAN_POSTS, ...FRESH_CLEAN].map((text) => ({
  text,
  fault: null,
}));
const corpora = Array.from({ length: CORPORA }, (_, at): readonly Post[] =>
  JSON.parse(readFileSync(`${FOLDER}/corpus/posts-${at + 1}.json`, 'utf8')),
).flat();
const written = readFileSync(`${FOLDER}/corpus/taught-sentences.txt`, 'utf8')
  .trim()
  .split('\n')
  .map((line): Post => {
    const [fault = '', text = ''] = line.split('\t');
    return fault === 'none' ? { text, fault: null } : { text, fault, words: text };
  });

/** What we publish ourselves promises nothing. */
const ours: readonly Post[] = [
  ...FACTS.map(({ text }) => text),
  ...readdirSync('content/stati').map((name) => bodyOf(readFileSync(`content/stati/${name}`, 'utf8'))),
].map((text) => ({ text, fault: null }));

const taught = [...fixtures, ...cleanFixtures, ...corpora, ...written, ...ours].flatMap(taughtBy);
const { bias, weights } = teach(taught, OPINION_RULES.length + 1);
const tenths = (values: readonly number[]) => values.map((value) => Math.round(value * UNITS));
const lines = [...weights]
  .map(([key, values]) => [key, ...tenths(values)] as const)
  .filter(([, ...values]) => values.some((value) => Math.abs(value) >= LIGHTEST))
  .map((line) => line.join(' '));
writeFileSync(
  `${FOLDER}/opinion-weight.table.ts`,
  `/** Logarithms of the odds of a sentence that says nothing of what is weighed, a rule each. Taught by \`npm run opinion\`. [modern] */
export const OPINION_BIAS: readonly number[] = [${bias.map((value) => Number(value.toFixed(2))).join(', ')}];

/** What is weighed, and what it adds to each, in tenths. Taught by \`npm run opinion\` from ${taught.length} sentences. [modern] */
export const OPINION_WEIGHTS = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${taught.length} sentences, ${lines.length} of ${weights.size} weights`);

function taughtBy({ text, fault, words }: Post): readonly Taught[] {
  const rule = CLASSES.indexOf(fault) + 1;
  const sentences = sentencesOf(text).filter((sentence) => sentence.words.length > 0);
  const at = words === undefined ? -1 : text.indexOf(words);
  const byRules = () =>
    fault === 'ad-mark'
      ? [offerIn(text, sentences)].filter((span) => span !== null)
      : sentences.flatMap((sentence) => claimsOf(sentence).remarks).filter((remark) => remark.rule === fault);
  const spans = at >= 0 && words !== undefined ? [{ from: at, to: at + words.length }] : byRules();
  if (rule > 0 && spans.length === 0 && sentences.length > 1) return [];
  return sentences.map((sentence) => {
    const isAtFault = sentences.length === 1 || spans.some(({ from, to }) => from < sentence.to && to > sentence.from);
    return { keys: opinionKeys(sentence), label: isAtFault ? rule : 0 };
  });
}

/** An article without its head and headings. */
function bodyOf(article: string): string {
  return article.replace(/^---[\s\S]*?\n---\n/u, '').replaceAll(/^#.*$/gmu, '');
}
