/** A word of a text as the lexicon knows it: small letters, «ё» as «е»; `from`, `to` in UTF-16 units, `to` exclusive. */
export interface Word {
  readonly letters: string;
  readonly from: number;
  readonly to: number;
  /** How many commas, colons and dashes stand before it in its sentence: words of one clause have the same number. */
  readonly clause: number;
}

export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly words: readonly Word[];
  readonly isQuestion: boolean;
}

const SENTENCE = /(?:[^.!?\n…]|\.(?=[\dа-яёa-z]))+[.!?…]*/gu;
const WORD = /[а-яёa-z\d]+(?:-[а-яёa-z\d]+)*|[%₽+@]/giu;
const BREAK = /[,;:()«»"]|\s[–—-]\s/u;

/** A text cut into sentences and their words, in order. */
export function sentencesOf(text: string): readonly Sentence[] {
  return [...text.matchAll(SENTENCE)].map(({ 0: said, index }) => {
    const words: Word[] = [];
    let clause = 0;
    let end = 0;
    for (const { 0: word, index: at } of said.matchAll(WORD)) {
      if (BREAK.test(said.slice(end, at))) clause++;
      end = at + word.length;
      words.push({ letters: plain(word), from: index + at, to: index + end, clause });
    }
    return { from: index, to: index + said.length, words, isQuestion: /\?[.!?…]*$/u.test(said) };
  });
}

/** Small letters, «ё» as «е». */
export const plain = (word: string): string => word.toLowerCase().replaceAll('ё', 'е');
