import type { CardLook } from './card-colours.ts';
import type { CardBrand, CardSize, CardSubject } from './card-content.ts';

/** How cards are to look. */
export interface CardStyle {
  readonly size: CardSize;
  readonly look: CardLook;
  readonly brand: CardBrand;
  /** Picture of the brand. */
  readonly logo: Blob | null;
}

/** What is asked of the worker: one card to show, or all of a set as an archive. */
export interface CardOrder {
  readonly id: number;
  readonly kind: 'card' | 'set';
  readonly subjects: readonly CardSubject[];
  readonly style: CardStyle;
}

/** What it answers; `words` are those on the card, for whoever does not see it. */
export type CardReply =
  | { readonly id: number; readonly kind: 'card'; readonly file: Blob; readonly words: string }
  | { readonly id: number; readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly id: number; readonly kind: 'set'; readonly file: Blob }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
