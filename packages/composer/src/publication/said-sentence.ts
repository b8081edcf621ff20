import type { Remark } from './remark.ts';
import type { SeenSky } from './seen-sky.ts';

/** A sentence and the day of which it speaks. */
export interface Said {
  readonly words: string;
  readonly seen: SeenSky;
  readonly isOfADay: boolean;
}

export function stop(from: number, words: string, message: string, suggestion?: string): Remark {
  const to = from + words.length;
  return { level: 'stop', rule: 'sky', from, to, message, ...(suggestion === undefined ? {} : { suggestion }) };
}
