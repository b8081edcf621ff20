import type { FESTIVAL_IDS } from '@nebosvod/engine/festival/festival.ids';
import type { PAKSHAS } from '@nebosvod/engine/panchanga/panchanga.ids';
import type { UnitSource } from '../unit.ts';

/** What in a day a text speaks of. */
export type DayFactor =
  /** 1–30 from the new moon. */
  | { readonly kind: 'tithi'; readonly index: number }
  /** The star of the day, where the Moon stands, 1–27 from Ashvini. */
  | { readonly kind: 'nakshatra'; readonly index: number }
  /** Nitya yoga, 1–27 from Vishkambha. */
  | { readonly kind: 'yoga'; readonly index: number }
  /** 1 = Bava … 11 = Kimstughna. */
  | { readonly kind: 'karana'; readonly index: number }
  /** 0 = Sunday … 6. */
  | { readonly kind: 'vara'; readonly index: number }
  /** Fifteenths of the day 1–15 and of the night 16–30. */
  | { readonly kind: 'muhurta'; readonly index: number }
  /** By its purnimanta month, 1 = Chaitra … 13 = the added one, and half. */
  | { readonly kind: 'ekadashi'; readonly month: number; readonly paksha: (typeof PAKSHAS)[number] }
  | { readonly kind: 'festival'; readonly id: (typeof FESTIVAL_IDS)[number] };

/** How a limb enters the day in three sentences: «День {of}: хорош для {good} и обычно хуже для {worse}». Genitives. */
export interface DayPhrase {
  readonly of: string;
  readonly good: string;
  readonly worse: string;
}

/** What a stretch of a day is held to mean. A day is not weighed for a person, so it claims nothing. */
export interface DayUnit {
  readonly id: string;
  readonly factor: DayFactor;
  /** One sentence that stands alone. */
  readonly lead: string;
  /** What it is, why, how it is lived; of an ekadashi the story. */
  readonly body: string;
  /** What people do in it, nominative, without a full stop. */
  readonly suits: readonly string[];
  /** What is left for another time. */
  readonly leave: readonly string[];
  readonly question?: string;
  readonly phrase?: DayPhrase;
  readonly sources: readonly UnitSource[];
}

/** The words of a unit: all but what its place in a table tells. */
export type DayText = Omit<DayUnit, 'id' | 'factor' | 'sources'>;
