/** A fact of the day: a few sentences that a reader can check. */
export interface Fact {
  readonly id: string;
  readonly text: string;
  /** A work and the place in it that the writer has read, or our own computation and what was computed. */
  readonly source: { readonly title: string; readonly where: string };
  /** Products whose readers it is for; left out, everybody. */
  readonly products?: readonly number[];
}
