import type { NAME_TABLES } from '../numerology.ids.ts';

// Letter values. Russian: the 33 letters in order, cycle 1–9, Ё 7 and Й 2 letters of their own [mysticalmagazine].
// Without signs: the rival table of some programs, Ъ and Ь not counted, Э Ю Я shifted to 3 4 5 [code].
// Latin: A–Z in order, cycle 1–9 [numerologia-kabbalah]. Chaldean: 1–8, no letter is 9 [Cheiro].

const RUSSIAN_ORDER = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
const LATIN_ORDER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function cycle(order: string): Map<string, number> {
  return new Map(Array.from(order, (letter, i) => [letter, (i % 9) + 1]));
}

export type NameTable = (typeof NAME_TABLES)[number];

export const LETTER_VALUES: Readonly<Record<NameTable, ReadonlyMap<string, number>>> = {
  russian: cycle(RUSSIAN_ORDER),
  'russian-no-signs': new Map([...cycle(RUSSIAN_ORDER), ['Ъ', 0], ['Ь', 0], ['Э', 3], ['Ю', 4], ['Я', 5]]),
  latin: cycle(LATIN_ORDER),
  chaldean: new Map(
    [
      [1, 'AIJQY'],
      [2, 'BKR'],
      [3, 'CGLS'],
      [4, 'DMT'],
      [5, 'EHNX'],
      [6, 'UVW'],
      [7, 'OZ'],
      [8, 'FP'],
    ].flatMap(([value, letters]) => Array.from(String(letters), (letter) => [letter, Number(value)] as const)),
  ),
};

/** Vowels. Й, Ъ and Ь count with the consonants; so does the Latin Y unless the caller asks otherwise. */
export const RUSSIAN_VOWELS: ReadonlySet<string> = new Set('АЕЁИОУЫЭЮЯ');
export const LATIN_VOWELS: ReadonlySet<string> = new Set('AEIOU');

/** Latin capital → the Russian capital that looks the same. */
export const RUSSIAN_LOOKALIKE: ReadonlyMap<string, string> = new Map([
  ['A', 'А'],
  ['B', 'В'],
  ['C', 'С'],
  ['E', 'Е'],
  ['H', 'Н'],
  ['K', 'К'],
  ['M', 'М'],
  ['O', 'О'],
  ['P', 'Р'],
  ['T', 'Т'],
  ['X', 'Х'],
  ['Y', 'У'],
]);

/** The same the other way round. */
export const LATIN_LOOKALIKE: ReadonlyMap<string, string> = new Map(
  Array.from(RUSSIAN_LOOKALIKE, ([latin, russian]) => [russian, latin]),
);

/** The Latin letters of these pairs that look the same in small letters too. */
export const SMALL_LOOKALIKES: ReadonlySet<string> = new Set('ACEKOPXY');
