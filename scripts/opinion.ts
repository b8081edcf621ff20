// npm run opinion: teaches the second opinion of the check of publications and writes its weights (publication/opinion-weight.table.ts).
// Taught by sentences and posts written for it and by the posts whose words the rules were widened by; never by the posts it is judged over.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { claimsOf } from '@nebosvod/composer/publication/claims';
import { FRESH_CLEAN, FRESH_PLANTED } from '@nebosvod/composer/publication/fresh-posts.fixture';
import { CLEAN, PLANTED } from '@nebosvod/composer/publication/judged-texts.fixture';
import { offerIn } from '@nebosvod/composer/publication/offer';
import { type ReadSentence, readText } from '@nebosvod/composer/publication/read-sentence';
import { letterKeys, meaningKeys, OPINION_RULES, roundKeys } from '@nebosvod/composer/publication/second-opinion';
import { CLEAN_POSTS } from '@nebosvod/composer/publication/whole-posts-clean.fixture';
import { PLANTED_POSTS } from '@nebosvod/composer/publication/whole-posts-planted.fixture';
import { FACTS } from '@nebosvod/interpretations/facts/facts.table';
import { type Opinion, type Taught, teach } from './opinion-training.ts';

const FOLDER = 'packages/composer/src/publication';
const CLASSES: readonly (string | null)[] = OPINION_RULES;
/** Weights are kept as whole tenths; lighter ones change nothing. */
const UNITS = 10;
const LIGHTEST = 1;
/** Two judgements of a sentence are halved into one; that of the text round it is added. */
const SHARES = { sentence: 0.5, round: 0.9 } as const;
/** How much a key counts, and how closely a judgement keeps to what it is taught. */
const OF_A_SENTENCE = { scale: 0.35, strictness: 3 } as const;
const OF_A_TEXT = { scale: 0.2, strictness: 1 } as const;

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
const corpora = readdirSync(`${FOLDER}/corpus`)
  .filter((name) => /^posts-.*\.json$/u.test(name))
  .sort()
  .flatMap((name): readonly Post[] => JSON.parse(readFileSync(`${FOLDER}/corpus/${name}`, 'utf8')));
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

const posts = [...fixtures, ...cleanFixtures, ...corpora];
const sentences = [...posts, ...written, ...ours].flatMap(labelled);
const taught = (keysOf: (told: Told) => readonly string[]): readonly Taught[] =>
  sentences.map((told) => ({ keys: keysOf(told), label: told.label }));
const classes = OPINION_RULES.length + 1;
const judgements: readonly (readonly [Opinion, share: number])[] = [
  [
    teach(
      taught(({ read, before, after }) => meaningKeys(read, before, after)),
      classes,
      OF_A_SENTENCE,
    ),
    SHARES.sentence,
  ],
  [
    teach(
      taught(({ read }) => letterKeys(read)),
      classes,
      OF_A_SENTENCE,
    ),
    SHARES.sentence,
  ],
  [teach(posts.flatMap(whole), classes, OF_A_TEXT), SHARES.round],
];
const rules = OPINION_RULES.map((_, at) => at);
const bias = rules.map((at) => judgements.reduce((sum, [opinion, share]) => sum + share * (opinion.bias[at] ?? 0), 0));
const weights = new Map<string, readonly number[]>();
for (const [opinion, share] of judgements) {
  for (const [key, values] of opinion.weights) {
    const before = weights.get(key);
    weights.set(
      key,
      rules.map((at) => (before?.[at] ?? 0) + share * (values[at] ?? 0)),
    );
  }
}

const tenths = (values: readonly number[]) => values.map((value) => Math.round(value * UNITS));
const lines = [...weights]
  .map(([key, values]) => [key, ...tenths(values)] as const)
  .filter(([, ...values]) => values.some((value) => Math.abs(value) >= LIGHTEST))
  .map((line) => line.join(' '))
  .sort();
writeFileSync(
  `${FOLDER}/opinion-weight.table.ts`,
  `/** Logarithms of the odds of a sentence that says nothing of what is weighed, a rule each. Taught by \`npm run opinion\`. [modern] */
export const OPINION_BIAS: readonly number[] = [${bias.map((value) => Number(value.toFixed(2))).join(', ')}];

/** What is weighed, and what it adds to each, in tenths. Taught by \`npm run opinion\` from ${sentences.length} sentences. [modern] */
export const OPINION_WEIGHTS = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${sentences.length} sentences, ${lines.length} of ${weights.size} weights`);

interface Told {
  readonly read: ReadSentence;
  readonly before: ReadSentence | undefined;
  readonly after: ReadSentence | undefined;
  readonly label: number;
}

function labelled({ text, fault, words }: Post): readonly Told[] {
  const rule = CLASSES.indexOf(fault) + 1;
  const all = readText(text).filter((sentence) => sentence.words.length > 0);
  const at = words === undefined ? -1 : text.indexOf(words);
  const byRules = () =>
    fault === 'ad-mark'
      ? [offerIn(text, all)].filter((span) => span !== null)
      : all.flatMap((sentence) => claimsOf(sentence)).filter((remark) => remark.rule === fault);
  const spans = at >= 0 && words !== undefined ? [{ from: at, to: at + words.length }] : byRules();
  if (rule > 0 && spans.length === 0 && all.length > 1) return [];
  return all.map((read, place) => {
    const isAtFault = all.length === 1 || spans.some(({ from, to }) => from < read.to && to > read.from);
    return { read, before: all[place - 1], after: all[place + 1], label: isAtFault ? rule : 0 };
  });
}

/** A text as a whole, where it breaks no rule or one of those that are weighed. */
function whole({ text, fault }: Post): readonly Taught[] {
  const label = CLASSES.indexOf(fault) + 1;
  if (fault !== null && label === 0) return [];
  return [{ keys: readText(text).flatMap(roundKeys), label }];
}

/** An article without its head and headings. */
function bodyOf(article: string): string {
  return article.replace(/^---[\s\S]*?\n---\n/u, '').replaceAll(/^#.*$/gmu, '');
}
