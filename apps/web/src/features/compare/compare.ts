import type { GrahaId } from '@nebosvod/terms/graha';
import type { ChartBody } from '../../chart/chart-body.ts';

/** What of one body is held against the other chart. */
export const comparedParts = ['sign', 'house', 'nakshatra', 'pada', 'navamshaSign'] as const;
export type ComparedPart = (typeof comparedParts)[number];

/** One body in two charts; a side is `null` where that chart does not have it (the lagna of an unknown time). */
export interface ComparedRow {
  readonly id: GrahaId;
  readonly first: ChartBody | null;
  readonly second: ChartBody | null;
  /** Parts known on both sides that are not the same. */
  readonly differs: readonly ComparedPart[];
}

/** Rows of all bodies of both charts, in the order of the first. */
export function compareBodies(first: readonly ChartBody[], second: readonly ChartBody[]): readonly ComparedRow[] {
  const find = (bodies: readonly ChartBody[], id: GrahaId) => bodies.find((body) => body.id === id) ?? null;
  // The lagna leads also where only the second chart has one.
  const ids = [...first, ...second].map(({ id }) => id).sort((a, b) => Number(b === 'lagna') - Number(a === 'lagna'));
  return [...new Set(ids)].map((id) => {
    const [one, other] = [find(first, id), find(second, id)];
    const differs =
      one && other
        ? comparedParts.filter((part) => one[part] !== null && other[part] !== null && one[part] !== other[part])
        : [];
    return { id, first: one, second: other, differs };
  });
}

/** How many rows known on both sides have the same sign, of how many. */
export function sameSigns(rows: readonly ComparedRow[]): { readonly same: number; readonly of: number } {
  const known = rows.filter(({ first, second }) => first !== null && second !== null);
  return { same: known.filter(({ differs }) => !differs.includes('sign')).length, of: known.length };
}
