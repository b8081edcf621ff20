import type { NAME_WARNINGS } from '../numerology.ids.ts';
import { type Reading, type ReadingProblem, read, refuse } from '../reading.ts';
import { LATIN_LOOKALIKE, LETTER_VALUES, RUSSIAN_LOOKALIKE, SMALL_LOOKALIKES } from './letters.table.ts';
import { YO_NAMES } from './yo-names.table.ts';

export type Alphabet = 'russian' | 'latin';

export type NameWarningCode = (typeof NAME_WARNINGS)[number];

/** Something worth asking about; the number is counted from what was typed. */
export interface NameWarning {
  readonly code: NameWarningCode;
  readonly part: string;
  readonly message: string;
  readonly suggestion: string | null;
}

/** One word of a name; a hyphenated surname is one word. */
export interface NamePart {
  readonly text: string;
  /** Capital letters in order, marks and hyphens gone. */
  readonly letters: readonly string[];
}

export interface NameText {
  readonly parts: readonly NamePart[];
  readonly alphabet: Alphabet;
  readonly warnings: readonly NameWarning[];
}

/** Longest name that is read, in characters. */
const NAME_LIMIT = 200;

// Hyphens, apostrophes and full stops inside a word are passed over; so are stress marks and invisible signs.
const IGNORED = /[-‐‑‒–—'’‘ʼ`´.\p{Cf}\p{Mn}]/u;
const STRESSED_RUSSIAN = /^[аеиоуыэюяё][̀́]$/iu;

type Letter =
  | { readonly alphabet: Alphabet; readonly capital: string; readonly marked: boolean }
  | { readonly alphabet: null; readonly kind: 'ignored' | 'digit' | 'foreign-letter' | 'sign' };

function readLetter(char: string): Letter {
  if (/\p{Nd}/u.test(char)) return { alphabet: null, kind: 'digit' };
  if (IGNORED.test(char)) return { alphabet: null, kind: 'ignored' };
  const capital = char.toUpperCase();
  if (LETTER_VALUES.russian.has(capital)) return { alphabet: 'russian', capital, marked: false };
  if (LETTER_VALUES.latin.has(capital)) return { alphabet: 'latin', capital, marked: false };
  const apart = char.normalize('NFD');
  const base = apart.charAt(0).toUpperCase();
  if (apart.length > 1 && LETTER_VALUES.latin.has(base)) return { alphabet: 'latin', capital: base, marked: true };
  if (STRESSED_RUSSIAN.test(apart)) return { alphabet: 'russian', capital: base, marked: false };
  return { alphabet: null, kind: /\p{L}/u.test(char) ? 'foreign-letter' : 'sign' };
}

function refuseSign(char: string, kind: 'digit' | 'foreign-letter' | 'sign'): Reading<never> {
  if (kind === 'digit') return refuse('DIGITS', `В имени есть цифра «${char}»: оставьте только буквы.`);
  if (kind === 'sign') {
    return refuse('UNKNOWN_SIGN', `Знак «${char}» в имени не считается: оставьте буквы, пробел или дефис.`);
  }
  return refuse(
    'UNKNOWN_LETTER',
    `Буквы «${char}» нет в русской и латинской таблицах: напишите имя по-русски или латиницей.`,
  );
}

/** Reads a name typed in one field; words are separated by spaces. Refusals are Russian sentences. */
export function readName(text: string): Reading<NameText> {
  return readNameParts([text]);
}

/** Reads a name given in parts (first name, patronymic, surname). Empty parts are passed over: a patronymic may be missing. */
export function readNameParts(typed: readonly string[]): Reading<NameText> {
  const length = typed.reduce((sum, part) => sum + part.length, 0);
  if (length > NAME_LIMIT) {
    return refuse('TOO_LONG', `Имя не должно быть длиннее ${NAME_LIMIT} знаков, а здесь ${length}: сократите его.`);
  }
  const words = typed.flatMap((part) => part.normalize('NFC').split(/\s+/u)).filter((word) => word !== '');
  const parts: NamePart[] = [];
  const warnings: NameWarning[] = [];
  const alphabets = new Set<Alphabet>();
  for (const word of words) {
    const letters: string[] = [];
    let marked = false;
    for (const char of word) {
      const letter = readLetter(char);
      if (letter.alphabet === null) {
        if (letter.kind === 'ignored') continue;
        return refuseSign(char, letter.kind);
      }
      alphabets.add(letter.alphabet);
      letters.push(letter.capital);
      marked ||= letter.marked;
    }
    if (letters.length === 0) continue;
    parts.push({ text: word, letters });
    if (marked) {
      warnings.push({
        code: 'DIACRITICS',
        part: word,
        message: `Знаки над буквами в «${word}» не учтены: буквы взяты без них.`,
        suggestion: letters.join(''),
      });
    }
  }
  const [first, second] = parts;
  if (first === undefined) return refuse('EMPTY', 'Введите имя: хотя бы одно слово буквами.');
  if (alphabets.size > 1) return { ok: false, problem: mixedAlphabets(words, parts) };
  if (second === undefined && first.letters.length === 1) {
    return refuse('TOO_SHORT', 'Имя из одной буквы не считается: напишите его полностью.');
  }
  const alphabet: Alphabet = alphabets.has('russian') ? 'russian' : 'latin';
  return read({ parts, alphabet, warnings: [...warnings, ...questions(parts, alphabet)] });
}

function questions(parts: readonly NamePart[], alphabet: Alphabet): NameWarning[] {
  const found: NameWarning[] = [];
  for (const part of parts) {
    if (part.letters.length === 1) {
      found.push({
        code: 'INITIAL',
        part: part.text,
        message: `«${part.text}» — одна буква: если это инициал, напишите имя полностью.`,
        suggestion: null,
      });
    }
    const withYo = alphabet === 'russian' ? YO_NAMES.get(part.letters.join('')) : undefined;
    if (withYo !== undefined) {
      found.push({
        code: 'YO',
        part: part.text,
        message: `«${part.text}» обычно пишется «${withYo}». Ё и Е дают разные числа: проверьте, как в документе.`,
        suggestion: withYo,
      });
    }
  }
  const typed = parts.map((p) => p.text).join(' ');
  const letters = Array.from(typed).filter((char) => /\p{L}/u.test(char));
  if (alphabet === 'latin' && letters.every((char) => looksAlike(char, RUSSIAN_LOOKALIKE))) {
    found.push({
      code: 'ALL_LOOKALIKES',
      part: typed,
      message: `Имя «${typed}» набрано латинскими буквами, похожими на русские. Если имя русское, смените раскладку.`,
      suggestion: replaceLetters(typed, RUSSIAN_LOOKALIKE),
    });
  }
  return found;
}

/** Whether a letter of the twin table's alphabet, as typed, can be taken for its twin. */
function looksAlike(char: string, table: ReadonlyMap<string, string>): boolean {
  const capital = char.toUpperCase();
  const twin = table.get(capital);
  if (twin === undefined) return false;
  return char === capital || SMALL_LOOKALIKES.has(capital) || SMALL_LOOKALIKES.has(twin);
}

function mixedAlphabets(words: readonly string[], parts: readonly NamePart[]): ReadingProblem {
  const letters = parts.flatMap((part) => part.letters);
  const latin = letters.filter((letter) => LETTER_VALUES.latin.has(letter)).length;
  // Letters of the rarer alphabet are the likely slips of the keyboard.
  const mostlyRussian = letters.length - latin >= latin;
  const [own, foreign] = mostlyRussian ? (['russian', 'latin'] as const) : (['latin', 'russian'] as const);
  const table = mostlyRussian ? RUSSIAN_LOOKALIKE : LATIN_LOOKALIKE;
  const has = (word: string, alphabet: Alphabet) =>
    Array.from(word).some((char) => LETTER_VALUES[alphabet].has(char.toUpperCase()));
  const slips = words.flatMap((word) =>
    Array.from(word).filter((char) => LETTER_VALUES[foreign].has(char.toUpperCase())),
  );
  // A whole word of the other alphabet is no slip, unless it is Latin capitals that all have a Russian twin.
  const wholeForeignWord = words.some((word) => has(word, foreign) && !has(word, own) && word !== word.toUpperCase());
  if (!wholeForeignWord && slips.every((char) => looksAlike(char, table))) {
    const typed = words.join(' ');
    const suggestion = replaceLetters(typed, table);
    const what = mostlyRussian ? 'латинские буквы, похожие на русские' : 'русские буквы, похожие на латинские';
    return {
      code: 'LOOKALIKE',
      message: `В имени «${typed}» есть ${what} (${[...new Set(slips)].join(', ')}). Возможно, вы имели в виду «${suggestion}»?`,
      suggestion,
    };
  }
  return {
    code: 'MIXED_ALPHABETS',
    message: 'В имени смешаны русские и латинские буквы: напишите его целиком по-русски или целиком латиницей.',
  };
}

function replaceLetters(text: string, table: ReadonlyMap<string, string>): string {
  return Array.from(text, (char) => {
    const capital = char.toUpperCase();
    const twin = table.get(capital);
    if (twin === undefined) return char;
    return capital === char ? twin : twin.toLowerCase();
  }).join('');
}
