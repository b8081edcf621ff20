import type { Rule } from '@nebosvod/contracts/rule';
import type { Graha } from '@nebosvod/engine/bodies';
import type { Area } from '@nebosvod/interpretations/area.ids';
import type { Claim, Theme } from '@nebosvod/interpretations/unit';
import type { Slots } from '../language/template.ts';
import type { WeightKind } from './weights.table.ts';

/** A sentence to be said: ways of saying it, what goes into them, what it rests on. */
export interface Line {
  readonly ways: readonly string[];
  readonly slots: Slots;
  readonly rules: readonly Rule[];
}

/** The words of one idea. */
export interface Telling {
  /** One telling is told once in a reading, in the area where it weighs most. */
  readonly key: string;
  /** The area in whose words it is told; null of a unit, which says what it is about. */
  readonly area: Area | null;
  /** What is said whenever the idea is told. */
  readonly leads: readonly Line[];
  /** What develops it, in order. */
  readonly rest: readonly Line[];
  readonly step: string | null;
  readonly question: string | null;
}

/** One piece of evidence about an area. */
export interface Testimony {
  readonly area: Area;
  readonly theme: Theme;
  readonly polarity: Claim['polarity'];
  readonly kind: WeightKind;
  /** Whose voice it is; null of houses and signs. */
  readonly graha: Graha | null;
  /** Whose voice it is where a planet is not a graha: the claims of one are merged. */
  readonly planet?: string;
  readonly rules: readonly Rule[];
  /** A counter born of weakness weighs more the weaker the graha is. */
  readonly isOfWeakness: boolean;
  /** Strength of a yoga 0 … 1; 1 of everything else. */
  readonly share: number;
  /** The varga of the area has a say: it is about its lord or karaka. */
  readonly feelsVarga: boolean;
  readonly telling: Telling | null;
}

/** A testimony with its weight before and after merging. */
export interface Weighed extends Testimony {
  readonly raw: number;
  readonly weight: number;
}
