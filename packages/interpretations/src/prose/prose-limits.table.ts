/** Limits that every text of the base keeps: the tests of the base and the checks of the console read them here. Ours. [modern] */

/** Characters of a part, least and most. */
export type Range = readonly [least: number, most: number];

export const LEAD: Range = [30, 170];
export const QUESTION: Range = [15, 150];
export const STEP: Range = [20, 170];
/** One thing of a list of a day. */
export const ITEM: Range = [3, 60];
export const FACT: Range = [120, 260];

/** Share of leads that one syntactic mould may have in a family. */
export const MOULD_AT_MOST = 0.35;
/** Share of leads, and of texts, that may begin with the same two words. */
export const FORMULA_AT_MOST = 0.2;
/** Share of statements with «вы» that may hedge nothing. */
export const UNHEDGED_AT_MOST = 0.15;
/** Words in a row that may not stand twice in the base. */
export const RUN = 6;
