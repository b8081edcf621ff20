import {
  BANNED,
  CONDITIONALS,
  CONJUNCTIONS,
  FOREIGN_TERMS,
  HEDGES,
  PERSON_SLIPS,
  PREPOSITIONS,
  PRONOUNS,
} from './prose-lists.table.ts';
import { sentencesOf } from './sentences.ts';

/** A piece of prose and where it stands, for the message of a failed check. */
export interface Prose {
  readonly at: string;
  readonly text: string;
}

/** Russian words of a text; a hyphen joins. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[а-яё]+(?:-[а-яё]+)*/gi) ?? [];
}

const startOf = (sentence: string, words: number): string => wordsOf(sentence).slice(0, words).join(' ').toLowerCase();

function classOf(word: string): string {
  const lower = word.toLowerCase();
  if (PREPOSITIONS.includes(lower)) return 'preposition';
  if (CONJUNCTIONS.includes(lower)) return 'conjunction';
  if (PRONOUNS.includes(lower)) return 'pronoun';
  if (/(?:ый|ий|ая|яя|ое|ее|ые|ие|ую|юю)$/.test(lower)) return 'adjective';
  if (/(?:ет|ит|ёт|ут|ют|ат|ят|тся|ться|ть|йте|ите)$/.test(lower)) return 'verb';
  return 'noun';
}

/** The syntactic mould of a sentence: class of its first word and the first «:», «—» or «,». */
export function mouldOf(sentence: string): string {
  const mark = /[:—,]/.exec(sentence)?.[0] ?? '.';
  return `${classOf(wordsOf(sentence)[0] ?? '')} ${mark}`;
}

/** Values and the share of the list each takes, the largest first. */
export function sharesOf(values: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => [value, count / values.length] as const).sort((a, b) => b[1] - a[1]);
}

/** First two words of the sentences: the formula each follows. */
export const formulasOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap(sentencesOf).map((sentence) => startOf(sentence, 2));

/** Statements with «вы» and, of them, those that hedge nothing. Questions and imperatives state nothing. */
export function unhedged(texts: readonly string[]): { readonly of: number; readonly bare: readonly string[] } {
  const about = texts
    .flatMap(sentencesOf)
    .filter(
      (sentence) => !sentence.endsWith('?') && /(?<![а-яё])(?:вы|вас|вам|вами|ваш[а-яё]*)(?![а-яё])/i.test(sentence),
    );
  return { of: about.length, bare: about.filter((sentence) => !HEDGES.test(sentence)) };
}

const found = (patterns: readonly RegExp[], { at, text }: Prose): readonly string[] =>
  patterns.flatMap((pattern) => {
    const match = pattern.exec(text);
    return match === null ? [] : [`${at}: «${match[0]}»`];
  });

/** Promises, fear, and advice that is not ours to give. */
export const bannedIn = (prose: Prose): readonly string[] => found(BANNED, prose);

/** «Вы» with a form that shows gender or number, or told of the past as a fact. */
export const slipsIn = (prose: Prose): readonly string[] => found(PERSON_SLIPS, prose);

/** «Если силён…» of a fact that the engine knows. */
export const conditionalsIn = (prose: Prose): readonly string[] => found(CONDITIONALS, prose);

/** Terms for which the glossary has another word; a Western unit says «управитель» by right. */
export const foreignTermsIn = ({ at, text }: Prose): readonly string[] =>
  FOREIGN_TERMS.flatMap(([pattern, term]) => {
    if (term === 'владыка' && at.startsWith('w.')) return [];
    const match = pattern.exec(text);
    return match === null ? [] : [`${at}: «${match[0]}», у нас «${term}»`];
  });

/** Runs of `length` words that stand twice, with both places. */
export function repeatsIn(all: readonly Prose[], length: number): readonly string[] {
  const seen = new Map<string, string>();
  return all.flatMap(({ at, text }) => {
    const words = wordsOf(text.toLowerCase());
    const repeated: string[] = [];
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length).join(' ');
      const before = seen.get(run);
      if (before !== undefined) repeated.push(`${before} = ${at}: ${run}`);
      else seen.set(run, at);
    }
    return repeated;
  });
}
