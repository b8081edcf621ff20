import type { glyphs } from '@nebosvod/drawing/glyph.table';

/** Sizes that networks take, px: a square, a tall post, a story. */
export const cardSizes = {
  square: { width: 1080, height: 1080, title: '1 : 1' },
  tall: { width: 1080, height: 1350, title: '4 : 5' },
  story: { width: 1080, height: 1920, title: '9 : 16' },
} as const;
export type CardSize = keyof typeof cardSizes;

export type CardTone = 'good' | 'bad' | 'neutral';
export type GlyphName = keyof typeof glyphs;

/** A stretch of the dial of a day: angles in degrees from noon at the top, clockwise. */
interface DialSpan {
  readonly from: number;
  readonly to: number;
  readonly tone: CardTone;
}

/** What is drawn on a card. */
export type CardPicture =
  | { readonly kind: 'moon'; readonly elongation: number }
  | { readonly kind: 'dial'; readonly elongation: number; readonly spans: readonly DialSpan[] }
  | { readonly kind: 'glyphs'; readonly glyphs: readonly GlyphName[] }
  | { readonly kind: 'numeral'; readonly text: string };

/** What a card says. An empty string or list is a part that is not there. */
export interface CardContent {
  /** A part of a file's name: letters, figures, hyphens. */
  readonly name: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly under: string;
  readonly picture: CardPicture | null;
  /** A term with its name and until when it holds. */
  readonly rows: readonly { readonly label: string; readonly value: string; readonly aside: string }[];
  /** Hours of the day with what they are for. */
  readonly hours: readonly { readonly time: string; readonly words: string; readonly tone: CardTone }[];
  readonly text: string;
  readonly note: string;
}

/** A card of words alone, for the parts of it that are given. */
export const emptyCard: CardContent = {
  ...{ name: 'kartochka', eyebrow: '', title: '', under: '', picture: null, rows: [], hours: [], text: '', note: '' },
};

/** An arcanum's words are those of the base of texts, which the worker has. */
export interface ArcanumSubject {
  readonly name: string;
  readonly arcanum: number;
  readonly text: string;
}
export type CardSubject = CardContent | ArcanumSubject;

/** Who signs a card. */
export interface CardBrand {
  readonly name: string;
  /** Right of the name: an address or a page. */
  readonly contact: string;
  /** #rrggbb; null = the colour of the look. */
  readonly colour: string | null;
}
