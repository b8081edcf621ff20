import type { Area } from './area.ids.ts';
import type { THEMES } from './theme.table.ts';
import type { UnitFactor } from './unit-factor.ts';

export type Theme = keyof typeof THEMES;

/** What a unit says of one area of life; what a reading weighs, merges and sets against each other. */
export interface Claim {
  readonly area: Area;
  /** +2 gives outright, +1 helps, −1 hinders, −2 disputes outright. What is neither is not written down. */
  readonly polarity: -2 | -1 | 1 | 2;
  readonly theme: Theme;
}

/**
 * Where a thought comes from. `says`: the book says this, its verse stands in the table of verses;
 * `idea`: we develop a thought of the book; `modern`: current practice, no verse.
 */
export interface UnitSource {
  /** A key of docs/sources.md, with chapter and verse where known: `BS 98.4–5`; `modern` for current practice. */
  readonly key: string;
  readonly role: 'says' | 'idea' | 'modern';
  readonly note?: string;
}

/** The state of the chart a variant is for. What is not named may be anything. */
export interface UnitCondition {
  readonly graha?: string;
  readonly strength?: 'strong' | 'middle' | 'weak';
  readonly dignity?: 'high' | 'friendly' | 'neutral' | 'hostile' | 'fallen';
  readonly house?: number;
  readonly isCombust?: boolean;
  readonly isRetrograde?: boolean;
  readonly isCancelled?: boolean;
  /** The lord of the sign where a node stands is strong. */
  readonly hasStrongLord?: boolean;
  /** Of numbers: in place of the own words, the same said in others, for those whom the lot of their births gives them. */
  readonly isRetold?: true;
}

/** Words of one idea. */
export interface Wording {
  /** One sentence that stands alone. */
  readonly lead: string;
  /** Whole sentences that develop the lead; reads well without it being an image of anybody's life. */
  readonly body: string;
  /** One practical step, an imperative; no health, medicine, money or law. */
  readonly step?: string;
  /** What to ask the person. */
  readonly question?: string;
  /** A picture told of nobody; a document may leave it out. */
  readonly image?: string;
}

/** Words for one state of the chart. */
export interface UnitVariant extends Wording {
  readonly when: UnitCondition;
  readonly claims: readonly Claim[];
}

/**
 * One idea of the base. A unit with words of its own is composed as it stands; of `variants` a reading takes the first
 * whose condition holds: after the own words where there are any (lord of a house), else in their place.
 */
export interface Unit {
  readonly id: string;
  readonly factor: UnitFactor;
  readonly claims: readonly Claim[];
  /** Null where the variants hold all the words. */
  readonly words: Wording | null;
  readonly variants?: readonly UnitVariant[];
  readonly sources: readonly UnitSource[];
  /** A second pair of eyes has read it: they did not write it. */
  readonly isReadTwice?: true;
}
