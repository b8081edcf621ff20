/** A word of a text as the lexicon knows it: small letters, «ё» as «е»; `from`, `to` in UTF-16 units, `to` exclusive. */
export interface Word {
  readonly letters: string;
  readonly from: number;
  readonly to: number;
  /** How many commas, colons and dashes stand before it in its sentence: words of one clause have the same number. */
  readonly clause: number;
  /** Within «»: said by others, or named. */
  readonly isQuoted: boolean;
}

export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly words: readonly Word[];
  readonly isQuestion: boolean;
}

const SENTENCE = /(?:[^.!?\n…]|\.(?=[\dа-яёa-z,;]))+[.!?…]*/gu;
const WORD = /[а-яёa-z\d]+(?:-[а-яёa-z\d]+)*|[%₽+@]/giu;
const BREAK = /[,;:()«»"]|\s[–—-]\s/u;

/** No sentence has more words than that; a longer one is read by parts, so that a text without stops takes no longer. */
const MOST_WORDS = 80;

/** A text cut into sentences and their words, in order. */
export function sentencesOf(text: string): readonly Sentence[] {
  let isQuoted = false;
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: said, index }) => {
    const words: Word[] = [];
    let clause = 0;
    let end = 0;
    for (const { 0: word, index: at } of said.matchAll(WORD)) {
      const between = said.slice(end, at);
      if (BREAK.test(between)) clause++;
      isQuoted = quotedAfter(between, isQuoted);
      end = at + word.length;
      words.push({ letters: plain(word), from: index + at, to: index + end, clause, isQuoted });
    }
    isQuoted = quotedAfter(said.slice(end), isQuoted);
    // «Спросили, выйдет ли она замуж» asks as well.
    const isQuestion = /\?[.!?…]*$/u.test(said) || words.some(({ letters }) => letters === 'ли');
    return partsOf({ from: index, to: index + said.length, words, isQuestion });
  });
}

/** Whether what follows these signs is within «», when what came before them was, or was not. */
function quotedAfter(signs: string, wasQuoted: boolean): boolean {
  const opened = signs.lastIndexOf('«');
  const closed = signs.lastIndexOf('»');
  return opened === closed ? wasQuoted : opened > closed;
}

function partsOf(sentence: Sentence): readonly Sentence[] {
  const { words, from, to } = sentence;
  if (words.length <= MOST_WORDS) return [sentence];
  const starts = Array.from({ length: Math.ceil(words.length / MOST_WORDS) }, (_, part) => part * MOST_WORDS);
  return starts.map((start) => ({
    ...sentence,
    from: start === 0 ? from : (words[start]?.from ?? from),
    to: words[start + MOST_WORDS]?.from ?? to,
    words: words.slice(start, start + MOST_WORDS),
  }));
}

/** Small letters, «ё» as «е». */
export const plain = (word: string): string => word.toLowerCase().replaceAll('ё', 'е');
