import { pinyinTable } from './pinyin.table.ts';
import { plainLetterTable, transcriptionLanguageTable, transcriptionTable } from './transcription.table.ts';

const vowels = new Set('aeiouyáéíóúâêîôûàèìòùãõäöüåæøąęőűāēīōūėųıəаеёиоуыэюя');

interface CompiledRule {
  readonly text: string;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly afterVowel: boolean;
  readonly beforeVowel: boolean;
  readonly replacement: string;
}

const compiled = new Map<string, readonly CompiledRule[]>();

function rulesOf(language: string): readonly CompiledRule[] {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const rules = transcriptionTable[language].map(([pattern, replacement]) => {
    const atStart = pattern.startsWith('^');
    const atEnd = pattern.endsWith('$');
    const core = pattern.slice(atStart ? 1 : 0, atEnd ? -1 : undefined);
    const afterVowel = core.startsWith('V');
    const beforeVowel = core.length > 1 && core.endsWith('V');
    const text = core.slice(afterVowel ? 1 : 0, beforeVowel ? -1 : undefined);
    return { text, atStart, atEnd, afterVowel, beforeVowel, replacement };
  });
  compiled.set(language, rules);
  return rules;
}

function letter(char: string): string {
  const plain = plainLetterTable[char];
  if (plain !== undefined) return plain;
  const stripped = char.normalize('NFD').replace(/\p{M}/gu, '');
  return plainLetterTable[stripped] ?? (/[\p{L}\p{M}'’‘`ʻʼ]/u.test(char) ? '' : char);
}

function transcribeWord(word: string, rules: readonly CompiledRule[]): string {
  let result = '';
  let at = 0;
  while (at < word.length) {
    const rule = rules.find(
      ({ text, atStart, atEnd, afterVowel, beforeVowel }) =>
        word.startsWith(text, at) &&
        (!atStart || at === 0) &&
        (!atEnd || at + text.length === word.length) &&
        (!afterVowel || (at > 0 && vowels.has(word[at - 1]))) &&
        (!beforeVowel || (at + text.length < word.length && vowels.has(word[at + text.length]))),
    );
    result += rule === undefined ? letter(word[at]) : rule.replacement;
    at += rule === undefined ? 1 : rule.text.length;
  }
  return result;
}

/** Splits toneless pinyin into syllables, longest first, going back when a rest cannot be split; null when it is no pinyin. */
function syllables(word: string): string[] | null {
  if (word === '') return [];
  for (let length = Math.min(6, word.length); length > 0; length--) {
    const head = word.slice(0, length);
    if (pinyinTable[head] === undefined) continue;
    const rest = syllables(word.slice(length).replace(/^['’]/, ''));
    if (rest !== null) return [head, ...rest];
  }
  return null;
}

function transcribePinyin(word: string): string | null {
  const parts = syllables(word.normalize('NFD').replace(/\p{M}/gu, ''));
  if (parts === null) return null;
  // Palladius: a final «нь» stands before a vowel sign as «нъ».
  return parts
    .map((part) => pinyinTable[part])
    .reduce((text, part) => text + (/н$/.test(text) && /^[аеёиоуыэюя]/.test(part) ? 'ъ' : '') + part, '');
}

/** Russian joins the parts of foreign place names by hyphens; names of these countries keep their spaces. */
const keepsSpaces = new Set(['RU', 'UA', 'BY']);

const small = new Set(
  'de del la las los el y do da dos das e di della delle dei an am im in bei der die das den und ob auf unter op aan den bij pod nad na'.split(
    ' ',
  ),
);

/**
 * Russian spelling of a Latin-script name by the rules of its country's language.
 * @returns null when the country has no rules (English, French and the like) or the name is not in Latin script
 */
export function transcribe(name: string, country: string): string | null {
  const language = transcriptionLanguageTable[country];
  if (language === undefined || !/^[\p{Script=Latin}\p{M}\s'’‘`ʻʼ.\-/0-9]+$/u.test(name)) return null;
  const words: string[] = [];
  const separated = name.split(/([\s\-/]+)/);
  for (const [index, piece] of separated.entries()) {
    if (index % 2 === 1) {
      words.push(keepsSpaces.has(country) && !piece.includes('-') ? ' ' : '-');
      continue;
    }
    if (index > 0 && /^[IVX]+$/.test(piece)) {
      words.push(piece);
      continue;
    }
    const lower = piece.toLocaleLowerCase(language === 'turkish' && country === 'TR' ? 'tr' : 'en');
    const text = language === 'chinese' ? transcribePinyin(lower) : transcribeWord(lower, rulesOf(language));
    if (text === null || (text === '' && piece !== '')) return null;
    words.push(index > 0 && small.has(lower) ? text : text.charAt(0).toUpperCase() + text.slice(1));
  }
  const result = words.join('');
  return /^[А-Яа-яЁё0-9 .\-IVX]+$/.test(result) ? result : null;
}
