import type { Idea } from './idea.ts';

/** What there is to say of a notion of the field, whenever it is asked about. */
export interface Subject {
  /** What it goes by: a topic is of it that has all the words of one of these. */
  readonly names: readonly string[];
  /** Words that a topic on it may have beside its name. */
  readonly words: string;
  readonly told: SubjectWords;
}

export type SubjectWords = Pick<
  Idea,
  'topic' | 'hooks' | 'fact' | 'sight' | 'reading' | 'practice' | 'question' | 'image' | 'hashtags' | 'isOfChart'
>;
