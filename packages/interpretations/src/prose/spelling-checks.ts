/// <reference path="../nspell.d.ts" />
import dictionary from 'dictionary-ru';
import nspell from 'nspell';
import { OWN_STEMS, RIGHTLY_WITHOUT_YO, SANSKRIT_STEMS } from '../spelling.table.ts';

const speller = nspell(dictionary);
/** Particles that are no words by themselves but join others: «кто-то», «по-своему». */
const PARTICLES = ['то', 'либо', 'нибудь', 'таки', 'по', 'кое', 'во', 'в', 'из', 'ка'];
const ENDING_AT_MOST = 3;

/** Whether a word is one of the stems with an ending. */
export const isOfStem = (word: string, stems: readonly string[]): boolean =>
  stems.some((stem) => word.startsWith(stem) && word.length - stem.length <= ENDING_AT_MOST);

const isKnown = (word: string): boolean =>
  speller.correct(word) ||
  speller.correct(word.toLowerCase()) ||
  isOfStem(word.toLowerCase(), [...OWN_STEMS, ...SANSKRIT_STEMS]);

/** Words that neither the dictionary nor our lists of stems know. */
export const unknownWords = (words: readonly string[]): readonly string[] =>
  words.filter(
    (word) =>
      !isKnown(word) && !word.split('-').every((part) => PARTICLES.includes(part.toLowerCase()) || isKnown(part)),
  );

/** Words with an «е» that should be «ё». */
export const barelyYo = (words: readonly string[]): readonly string[] =>
  words.filter((word) => {
    const lower = word.toLowerCase();
    if (lower.includes('ё') || RIGHTLY_WITHOUT_YO.includes(lower)) return false;
    return [...lower.matchAll(/е/g)].some(({ index }) =>
      speller.correct(`${lower.slice(0, index)}ё${lower.slice(index + 1)}`),
    );
  });

const CROOKED = /["“”„]| - |\S—|—[^\s,.?]|\.\.\.| {2}|^\s|\s$| ,|[a-z]/i;
const SLIP = /(?<![а-яё])(?:(?:о|об|в|во|на|при) (?:чем|нем)|все (?:же|равно|ещё|таки)|причем|еще)(?![а-яё])/i;

/** Not Russian type («», a spaced dash, one space, no Latin letters), or «чем», «все» for «чём», «всё». */
export const crookedType = (text: string): boolean => CROOKED.test(text.replaceAll('\u00a0', ' ')) || SLIP.test(text);
