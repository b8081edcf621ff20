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
        const key = keyOf(parts[0] ?? '');
        this.#entries.set(key, [...(this.#entries.get(key) ?? []), { meaning, parts }]);
      }
    }
  }

  /** Every place of every meaning, in the order of the words. */
  read(words: readonly Word[]): ReadonlyMap<Meaning, readonly Found[]> {
    const found = new Map<Meaning, Found[]>();
    words.forEach(({ letters }, first) => {
      for (const { meaning, parts } of this.#candidates(letters)) {
        const last = endOf(parts, words, first);
        if (last !== null) found.set(meaning, [...(found.get(meaning) ?? []), { first, last }]);
      }
    });
    return found;
  }

  #candidates(letters: string): readonly Entry<Meaning>[] {
    return [0, 1, 2, KEY].flatMap((length) =>
      length <= letters.length ? (this.#entries.get(letters.slice(0, length)) ?? []) : [],
    );
  }
}

/** What is told by its end or by its digits begins with any letter. */
const keyOf = (part: string): string => (/^[*#]/u.test(part) ? '' : part.replace('*', '').slice(0, KEY));

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
