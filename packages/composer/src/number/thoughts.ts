/** A sentence of a body with its place in it and how soon it is told, both from 0. */
export interface Thought {
  readonly text: string;
  readonly at: number;
  readonly turn: number;
}

/** A sentence so opened leans on the one before it. */
const LEANS =
  /^(?:Зато|Но|А|И|Или|Потом|Тогда|Поэтому|Так|Такой|Такая|Такое|Тот|Та|То|Те|Это|Эта|Этот|Эти|Здесь|Там|Он|Она|Оно|Они|Его|Её|Их|Ему|Ей|Им|Второй|Другой|Остальное|Хуже|Лучше|Стоит ему|Стоит ей)(?![а-яё])/u;

/**
 * Sentences of a body in their order, told first from one that the whole birth chooses: who shares a number with another then shares
 * less of what is said of it. One that leans on the sentence before is told with it.
 */
export function thoughtsFrom(sentences: readonly string[], from: number): Thought[] {
  const runs: number[][] = [];
  sentences.forEach((text, at) => {
    const last = runs[runs.length - 1];
    if (last && LEANS.test(text)) last.push(at);
    else runs.push([at]);
  });
  const first = runs.length === 0 ? 0 : from % runs.length;
  const told = [...runs.slice(first), ...runs.slice(0, first)].flat();
  return sentences.map((text, at) => ({ text, at, turn: told.indexOf(at) }));
}
