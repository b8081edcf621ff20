import type { Place } from '../../../ui/place-field.tsx';

/** What cards may be drawn from. */
export const cardSources = [
  ['day', 'Панчанга дня'],
  ['sky', 'Событие неба'],
  ['festival', 'Праздник'],
  ['arcanum', 'Аркан'],
  ['text', 'Свой текст'],
] as const;
export type CardSource = (typeof cardSources)[number][0];

/** What a person has chosen to draw. */
export interface CardChoice {
  readonly source: CardSource;
  /** ГГГГ-ММ-ДД. */
  readonly date: string;
  /** Days of a set of panchangas. */
  readonly days: number;
  readonly place: Place;
  /** Words of the person: under what is computed, or the whole of a card. */
  readonly text: string;
}

/** Longest words of a person on cards. */
export const CARD_TEXT = 4000;
