import { describe, expect, it } from 'vitest';
import { checkingWords, checkWords } from './check-words.ts';
import { atOnce, mapped } from './slices.ts';

const answerOf = (text: string) => {
  const work = checkingWords(text);
  let turns = 0;
  for (;;) {
    const step = work.next();
    if (step.done) return { turns, remarks: step.value };
    turns++;
  }
};

describe('work by slices', () => {
  it('answers what it would at once', () => {
    const text = 'Гарантирую, что вы выйдете замуж. Пишите в инстаграм. '.repeat(60);
    const { turns, remarks } = answerOf(text);
    expect(remarks).toEqual(checkWords(text));
    expect(turns).toBeGreaterThan(10);
  });

  it('keeps the order and the places', () => {
    const numbers = Array.from({ length: 70 }, (_, at) => at);
    expect(atOnce(mapped(numbers, (number, at) => number + at))).toEqual(numbers.map((number) => number * 2));
    expect(atOnce(mapped([], () => 1))).toEqual([]);
  });
});
