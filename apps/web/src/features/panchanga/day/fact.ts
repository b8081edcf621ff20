import type { DaySpan } from './term.ts';

/** One line of a card. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Muted words after the value. */
  readonly note?: string;
  /** What the line opens, when it is a stretch of the day with a meaning. */
  readonly span?: DaySpan;
}

export interface FactGroup {
  readonly id: 'limbs' | 'good' | 'neutral' | 'bad' | 'luminaries' | 'signs' | 'years' | 'seasons';
  readonly title: string;
  readonly facts: readonly Fact[];
}
