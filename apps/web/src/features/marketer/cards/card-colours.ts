import { readableBrand } from '@nebosvod/drawing/readable-colour';

/** Colours of a card by what they paint. */
export interface CardColours {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly line: string;
  readonly good: string;
  readonly bad: string;
  readonly neutral: string;
  readonly moonLit: string;
  readonly moonDark: string;
}
export type CardColour = keyof CardColours;

/** The two themes of `ui/tokens.css`; card-colours.test.ts holds them to it. */
export const cardLooks = {
  night: {
    title: 'Ночь',
    colours: {
      ...{ ground: '#0e1020', text: '#ece9e0', muted: '#a9aecb', accent: '#e2b866', line: '#2e3557' },
      ...{ good: '#7fc8a0', bad: '#f08a7c', neutral: '#9aa3c7', moonLit: '#ece9e0', moonDark: '#1f2440' },
    },
  },
  paper: {
    title: 'Бумага',
    colours: {
      ...{ ground: '#faf7f1', text: '#1b1d2e', muted: '#5c6078', accent: '#8f6412', line: '#ddd5c5' },
      ...{ good: '#1f7a4d', bad: '#b23a2b', neutral: '#5f678a', moonLit: '#fffefa', moonDark: '#5c6078' },
    },
  },
} as const satisfies Record<string, { readonly title: string; readonly colours: CardColours }>;
export type CardLook = keyof typeof cardLooks;

/** Colours of a look; a brand's own takes the accent's place, moved until it is read on the ground (4.5 : 1). */
export function cardColours(look: CardLook, brand: string | null): CardColours {
  const { colours } = cardLooks[look];
  return brand === null ? colours : { ...colours, accent: readableBrand(brand, colours.ground).colour };
}
