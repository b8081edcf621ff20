import type { SkyReason } from '@nebosvod/contracts/sky-rule';

export type IdeaPart = 'fact' | 'sight' | 'reading' | 'practice' | 'question';

/**
 * What there is to say on one subject, before a format is chosen: each part is a choice of sentences, written with the marks of
 * phrase.ts. Every format takes its words from here, so that a post and a story on one idea agree.
 */
export interface Idea {
  /** What it is about, as a plan lists it: «Юпитер поворачивает назад во Льве». */
  readonly topic: string;
  readonly rubric: string;
  /** First phrases; each may be used once a plan. */
  readonly hooks: readonly string[];
  /** Paragraphs of a post, one way or another, where the usual orders do not fit. */
  readonly orders?: readonly (readonly (readonly IdeaPart[])[])[];
  /** What happens and when. */
  readonly fact: readonly string[];
  /** How it comes about or is seen. */
  readonly sight: readonly string[];
  /** How it is read, named as a tradition. */
  readonly reading: readonly string[];
  readonly practice: readonly string[];
  readonly question: readonly string[];
  /** For a screen: «13 декабря, 03:57 МСК». */
  readonly stamp: string;
  readonly image: string;
  readonly hashtags: readonly string[];
  readonly poll: { readonly text: string; readonly options: readonly string[] };
  /** «13 декабря в 03:57 по Москве: Юпитер поворачивает назад». Empty without an occasion. */
  readonly reason: string;
  readonly sky?: SkyReason;
  /** Where a fact was read. */
  readonly source?: string;
  /** A text whose own words and order stay: frames and slides are cut from it. */
  readonly quoted?: string;
  /** A story whole in one sentence, where there is no room for more. */
  readonly line?: string;
  /** Nothing is told of the subject: blanks say what its writer is to tell. */
  readonly isOutline?: true;
  /** It touches a chart of birth: one may be asked about it. */
  readonly isOfChart?: true;
}
