import type { CardColour } from './card-colours.ts';
import type { CardFont } from './card-text.ts';

/** Something drawn on a card, in px from its upper left corner. */
export type CardMark =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      /** Of the base line. */
      readonly y: number;
      readonly align: 'left' | 'center' | 'right';
      readonly font: CardFont;
      readonly colour: CardColour;
    }
  | {
      readonly kind: 'path';
      /** SVG path; moved to (x, y) and scaled there. */
      readonly path: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill: CardColour | null;
      readonly stroke: CardColour | null;
      /** Width of the stroke in px of the card. */
      readonly line: number;
    }
  | { readonly kind: 'logo'; readonly x: number; readonly y: number; readonly size: number };

/** How far letters rise over the base line and fall under it, shares of the font's size: «Й» and «щ» of both faces fit. */
export const RISE = 0.84;
export const FALL = 0.26;

/** A path where it stands, filled or stroked. */
export function drawn(
  path: string,
  colours: { readonly fill?: CardColour; readonly stroke?: CardColour; readonly line?: number },
  { x = 0, y = 0, scale = 1 }: { readonly x?: number; readonly y?: number; readonly scale?: number } = {},
): CardMark {
  const { fill = null, stroke = null, line = 2 } = colours;
  return { kind: 'path', path, x, y, scale, fill, stroke, line };
}

export const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

export const circlePath = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
