import type { TransitBody } from '@nebosvod/engine/transit/motion';
import type { Remark } from './remark.ts';
import type { SeenSky } from './seen-sky.ts';

/** A sentence and the day, or the days, of which it speaks. */
export interface Said {
  readonly words: string;
  readonly seen: SeenSky;
  /** Whether it says of what day or days. */
  readonly isOfADay: boolean;
  /** Whether it names a date, a month or the like: then what has happened has happened there, not by now. */
  readonly isDated: boolean;
  /** The day it is published, where it tells of days through that one; null elsewhere. */
  readonly throughout: SeenSky | null;
  /** Whether the text sets a body in one sign against it in another: of no day then. */
  readonly isCompared: (body: TransitBody) => boolean;
}

/** How the day or days are told of in a remark. */
export function whenOf({ seen }: Pick<Said, 'seen'>): string {
  return seen.isOneDay ? 'в этот день' : 'в эти дни';
}

export function stop(from: number, words: string, message: string, suggestion?: string): Remark {
  const to = from + words.length;
  return { level: 'stop', rule: 'sky', from, to, message, ...(suggestion === undefined ? {} : { suggestion }) };
}
