import type { Claim, Unit, UnitSource, Wording } from '../../unit.ts';

type ClaimRow = readonly [area: Claim['area'], polarity: Claim['polarity'], theme: Claim['theme']];
type ClaimRows = readonly [ClaimRow, ...ClaimRow[]];

const claimOf = ([area, polarity, theme]: ClaimRow): Claim => ({ area, polarity, theme });

/** A verse that was read: its row stands in the table of verses. */
export const says = (key: string): UnitSource => ({ key, role: 'says' });
/** A thought of the book that we develop. */
export const idea = (key: string): UnitSource => ({ key, role: 'idea' });
/** Current practice, no verse. */
export const MODERN: UnitSource = { key: 'modern', role: 'modern' };

/** A combination that is said in one way, whatever undoes it. */
export const yogaUnit = (
  id: string,
  sources: readonly UnitSource[],
  claims: ClaimRows,
  words: Required<Omit<Wording, 'image'>>,
): Unit => ({ id: `yoga-${id}`, factor: { kind: 'yoga', id }, claims: claims.map(claimOf), words, sources });

type Told = Required<Omit<Wording, 'image'>> & { readonly claims: ClaimRows };

/** A combination for which it matters whether something in the chart undoes it. */
export const yogaByCancellation = (
  id: string,
  sources: readonly UnitSource[],
  { cancelled, standing }: { readonly cancelled: Told; readonly standing: Told },
): Unit => ({
  id: `yoga-${id}`,
  factor: { kind: 'yoga', id },
  claims: [],
  words: null,
  variants: [
    { ...cancelled, when: { isCancelled: true }, claims: cancelled.claims.map(claimOf) },
    { ...standing, when: { isCancelled: false }, claims: standing.claims.map(claimOf) },
  ],
  sources,
});

/** A combination in two sentences: what it is, what it does. */
export const shortYoga = (id: string, source: UnitSource, claims: ClaimRows, lead: string, body: string): Unit => ({
  id: `yoga-${id}`,
  factor: { kind: 'yoga', id },
  claims: claims.map(claimOf),
  words: { lead, body },
  sources: [source],
});
