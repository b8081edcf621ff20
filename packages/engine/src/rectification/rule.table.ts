import type { LINK_KINDS, RULE_IDS, SCORE_GROUPS } from './rectification.ids.ts';
export type ScoreGroup = (typeof SCORE_GROUPS)[number];

export interface RectificationRule {
  readonly group: ScoreGroup;
  /** Points of a full match; a partial one gets its share. */
  readonly weight: number;
  /** Where the rule is taken from. The weights are ours: no text gives any. */
  readonly source: string;
}

export type RuleId = (typeof RULE_IDS)[number];

/**
 * Rules by which an event speaks for a birth time. Periods give the results of the houses their lords own, occupy and look at (BPHS 47,
 * PD 20.30–35), the same is asked of the navamsha and, for work, of the dashamsha (BPHS 7); the period of a significator brings what it
 * signifies (PD 20); a chara dasha sign gives the results of what it holds and looks at (JS 2.4, KNR); Jupiter and Saturn together on a
 * house or its lord are the double transit (KNR).
 */
export const RULES = {
  'maha-lord-d1': { group: 'd1', weight: 3, source: 'BPHS 47' },
  'antar-lord-d1': { group: 'd1', weight: 3, source: 'BPHS 47' },
  'maha-lord-d9': { group: 'd9', weight: 1.5, source: 'BPHS 7, 47' },
  'antar-lord-d9': { group: 'd9', weight: 1.5, source: 'BPHS 7, 47' },
  'maha-lord-d10': { group: 'd10', weight: 1.5, source: 'BPHS 7, 47' },
  'antar-lord-d10': { group: 'd10', weight: 1.5, source: 'BPHS 7, 47' },
  'pratyantar-lord': { group: 'vimshottari', weight: 2, source: 'BPHS 61' },
  'period-of-karaka': { group: 'vimshottari', weight: 1, source: 'PD 20' },
  'chara-maha': { group: 'chara', weight: 1.5, source: 'JS 2.4, KNR' },
  'chara-antar': { group: 'chara', weight: 1.5, source: 'JS 2.4, KNR' },
  'jupiter-transit': { group: 'transit', weight: 1, source: 'KNR' },
  'saturn-transit': { group: 'transit', weight: 1, source: 'KNR' },
} as const satisfies Record<RuleId, RectificationRule>;

/** How much of a full match each kind of link is. */
export const LINK_STRENGTH = {
  owns: 1,
  occupies: 1,
  'aspects-house': 0.5,
  'with-lord': 0.5,
  'owns-supporting': 0.5,
  'occupies-supporting': 0.5,
} as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The significator as lord of the main, sub- and sub-sub-period: the longer its period, the less it says of the moment. */
export const KARAKA_STRENGTH = [0.5, 1, 0.75] as const;

/** Rahu and Ketu own no house: they act for the lord of the sign they stand in, at half strength. [BPHS 47] */
export const NODE_SHARE = 0.5;
