import { plain, type Word } from './sentence.ts';

/** Where a meaning stands: the first and the last of its words. */
export interface Found {
  readonly first: number;
  readonly last: number;
}

/** Letters by which entries are looked up. */
const KEY = 3;

interface Entry<Meaning> {
  readonly meaning: Meaning;
  readonly parts: readonly string[];
}

/**
 * Which meanings the words of a sentence have. A table gives the words of each meaning, set apart by blanks: `мигрен*` is every word
 * that begins so, `как_рукой` stands one after the other, `*ете` is every word
 * that ends so, `#` a number, `~` one word or none.
 */
export class Lexicon<Meaning extends string> {
  readonly #entries = new Map<string, Entry<Meaning>[]>();

  constructor(table: Readonly<Record<Meaning, string>>) {
    for (const meaning in table) {
      for (const entry of plain(table[meaning]).split(/\s+/u).filter(Boolean)) {
        const parts = entry.split('_').filter(Boolean);
        const key = keyOf(parts);
        const known = this.#entries.get(key);
        if (known) known.push({ meaning, parts });
        else this.#entries.set(key, [{ meaning, parts }]);
      }
    }
  }

  /** Every place of every meaning, in the order of the words. */
  read(words: readonly Word[]): ReadonlyMap<Meaning, readonly Found[]> {
    const found = new Map<Meaning, Found[]>();
    words.forEach(({ letters }, first) => {
      for (const key of keysOf(letters, words[first + 1]?.letters)) {
        for (const { meaning, parts } of this.#entries.get(key) ?? []) {
          const last = endOf(parts, words, first);
          if (last === null) continue;
          const known = found.get(meaning);
          if (known) known.push({ first, last });
          else found.set(meaning, [{ first, last }]);
        }
      }
    });
    return found;
  }
}

/** A whole word and the first letters of the next one: hundreds of entries begin with «не». */
const pairKey = (word: string, next: string): string => `${word} ${next.slice(0, KEY)}`;
const isWhole = (part: string): boolean => !/[*#~]/u.test(part);

/** Where an entry is kept. What is told by its end or by its digits begins with any letter. */
function keyOf([first = '', second]: readonly string[]): string {
  if (/^[*#]/u.test(first)) return '';
  if (second !== undefined && isWhole(first) && /^[^*#~]{3}/u.test(second)) return pairKey(first, second);
  return first.replace('*', '').slice(0, KEY);
}

/** Where the entries that may begin with a word are kept. */
const keysOf = (word: string, next: string | undefined): readonly string[] => [
  ...['', word.slice(0, 1), word.slice(0, 2), word.slice(0, KEY)].filter((key, at, all) => all.indexOf(key) === at),
  ...(next === undefined ? [] : [pairKey(word, next)]),
];

/** The last word of an entry whose parts begin at a word; null when the words are others. */
function endOf([part, ...rest]: readonly string[], words: readonly Word[], at: number): number | null {
  if (part === undefined) return at - 1;
  if (part === '~') return endOf(rest, words, at) ?? (words[at] ? endOf(rest, words, at + 1) : null);
  const word = words[at];
  return word && fits(part, word.letters) ? endOf(rest, words, at + 1) : null;
}

function fits(part: string, letters: string): boolean {
  if (part === '#') return /^\d/u.test(letters);
  if (part.startsWith('*')) return letters.endsWith(part.slice(1));
  return part.endsWith('*') ? letters.startsWith(part.slice(0, -1)) : letters === part;
}
