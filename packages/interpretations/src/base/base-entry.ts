import type { Range } from '../prose/prose-limits.table.ts';

/** What rules a part keeps beside those of all prose. */
export type PartKind =
  | 'lead'
  | 'body'
  | 'question'
  | 'step'
  | 'image'
  | 'list'
  | 'phrase'
  | 'essence'
  | 'frame'
  | 'fact';

/** A part of a text that the operator may write otherwise. */
export interface BasePart {
  /** Of its own within the text: `lead`, `variant-1.body`. */
  readonly name: string;
  readonly kind: PartKind;
  /** As it was written. */
  readonly text: string;
  /** Characters; of a list those of each thing. */
  readonly range: Range;
}

/** What rules hold a family together. */
export type FamilyRule =
  /** No mould, no formula, and most statements hedged. */
  | 'units'
  /** Of a day: as units, but the bodies may begin alike. */
  | 'days'
  /** No two begin alike, no mould, and most statements hedged. */
  | 'texts'
  /** No two begin alike. */
  | 'facts';

/** One text of the base as the console shows it. */
export interface BaseEntry {
  readonly id: string;
  /** The name its family is counted under. */
  readonly family: string;
  readonly rule: FamilyRule;
  readonly parts: readonly BasePart[];
  /** It names a place that others stand in: without it they could not be read. */
  readonly isFrame: boolean;
}
