/** A text of the base, keyed by what the engine computes. Fresh writing; classics are cited as ideas. */
export interface Interpretation {
  /** One sentence, up to 170 characters. */
  readonly short: string;
  /** A paragraph: what it gives, what it costs, how it is lived with. */
  readonly full: string;
  /** What to ask the person before drawing conclusions. */
  readonly question: string;
  /** Whose idea it rests on, resolved in docs/sources.md. */
  readonly source: string;
}
