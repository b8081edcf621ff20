import { describe, expect, it } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { sentencesOf } from './sentence.ts';

const LEXICON = new Lexicon({ pain: 'мигрен* голова_~_болит', end: '*ете', sum: 'за_#' });
const read = (text: string) =>
  sentencesOf(text).flatMap(({ words }) =>
    [...LEXICON.read(words)].map(
      ([meaning, [place]]) =>
        `${meaning}: ${words
          .slice(place?.first, (place?.last ?? 0) + 1)
          .map(({ letters }) => letters)
          .join(' ')}`,
    ),
  );

describe('a lexicon', () => {
  it('knows words by their beginning, by their end, by number and one after the other', () => {
    expect(read('Мигренью мучаюсь.')).toEqual(['pain: мигренью']);
    expect(read('Голова болит.')).toEqual(['pain: голова болит']);
    expect(read('Голова часто болит.')).toEqual(['pain: голова часто болит']);
    expect(read('Голова очень часто болит.')).toEqual([]);
    expect(read('Найдёте ключ.')).toEqual(['end: найдете']);
    expect(read('Отдам за 300.')).toEqual(['sum: за 300']);
  });

  it('reads a text without a stop by parts, all of its words', () => {
    const parts = sentencesOf('не '.repeat(500));
    expect(Math.max(...parts.map(({ words }) => words.length))).toBe(80);
    expect(parts.flatMap(({ words }) => words)).toHaveLength(500);
    expect(parts.map(({ from }) => from).slice(1)).toEqual(parts.map(({ to }) => to).slice(0, -1));
  });
});
