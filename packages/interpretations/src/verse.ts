/** A passage that whoever wrote a `says` has read: what it says, in our words, and where it was read. */
export interface Verse {
  /** Work, chapter and verse by docs/sources.md: `PD 26.23`. */
  readonly key: string;
  readonly paraphrase: string;
  /** Edition or translator and the place where it was read. */
  readonly where: string;
}
