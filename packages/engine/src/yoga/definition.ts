import type { YOGA_IDS } from './catalogue.ids.ts';
import type { Condition } from './condition.ts';
import type { YOGA_CATEGORIES, YOGA_NATURES } from './yoga.ids.ts';

export type YogaId = (typeof YOGA_IDS)[number];
export type YogaCategory = (typeof YOGA_CATEGORIES)[number];

/** What a combination is taken to bring: by its own verse, not by this chart. */
export type YogaNature = (typeof YOGA_NATURES)[number];

/** Said of rules that the sky of the ephemeris' six centuries, searched day by day, never forms. */
export const NOT_IN_SIX_CENTURIES = 'За 1800–2399 годы такое положение в небе не складывается ни разу.';

/** A combination as its book gives it. */
export interface YogaDefinition {
  readonly id: YogaId;
  /** Name in Russian letters. */
  readonly name: string;
  /** IAST. */
  readonly sanskrit: string;
  readonly category: YogaCategory;
  readonly nature: YogaNature;
  /** Key and place, resolved in docs/sources.md. */
  readonly source: string;
  readonly when: Condition;
  /** What the books name as undoing it: each with its own condition. The combination is still told, with what undoes it beside. */
  readonly cancelledBy?: readonly Condition[];
  /** What it speaks of, in Russian. */
  readonly text: string;
  /** Variants of one rule by planet, house or sign share a family and count as one. */
  readonly family?: string;
  /** Why no sky of 1800–2399 forms it, in Russian; the rule is kept because the books have it. */
  readonly never?: string;
}

/** An entry of a table whose category is that of the table. */
export type YogaEntry = Omit<YogaDefinition, 'category' | 'nature'> & { readonly nature?: YogaNature };

/** Gives a table's entries its category, and its nature where an entry has none of its own. */
export function inCategory(
  category: YogaCategory,
  nature: YogaNature,
  entries: readonly YogaEntry[],
): readonly YogaDefinition[] {
  return entries.map((entry) => ({ nature, ...entry, category }));
}
