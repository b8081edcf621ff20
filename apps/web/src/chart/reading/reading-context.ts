import type { ShownDocument } from '@nebosvod/contracts/reading';
import { createContext, useContext } from 'react';

/** The reading around a sentence: its factors, what is explained now, and which sentences dispute. */
export interface ShownReading {
  readonly document: ShownDocument;
  /** The sentence whose «почему так» is open. */
  readonly explained: string | null;
  readonly onExplain: (sentence: string) => void;
  /** Sentences of the other side, by sentence. */
  readonly disputes: ReadonlyMap<string, readonly string[]>;
}

export const ReadingContext = createContext<ShownReading | null>(null);

/** The reading around a component. */
export function useReading(): ShownReading {
  const reading = useContext(ReadingContext);
  if (reading === null) throw new Error('asked for a reading outside of one');
  return reading;
}
