import type { GrahaId } from '@nebosvod/terms/graha';

/** One period of a dasha, ready to show. Its subperiods may not have been asked for yet. */
export interface PeriodNode {
  /** Numbers from 1 of the periods above it and of itself: the path the API knows it by. */
  readonly path: readonly number[];
  /** The path as text. */
  readonly key: string;
  /** Names of the ruler, the longest first; the first is also spoken. */
  readonly names: readonly [string, ...string[]];
  /** Whose hue it has; null for a sign. */
  readonly hue: GrahaId | null;
  /** Whose glyph stands beside the name; null where the name is not a graha's. */
  readonly glyph: GrahaId | null;
  /** Instants, ISO 8601. */
  readonly start: string;
  readonly end: string;
  /** The same in ms of Unix time. */
  readonly from: number;
  readonly to: number;
  readonly ageAtStart: number;
  readonly isCurrent: boolean;
  /** Null where the answer held no deeper level. */
  readonly children: readonly PeriodNode[] | null;
}

/** A period as the API gives it, with as many levels below as one answer holds. */
export type NestedPeriod<Ruler> = Ruler & {
  readonly start: string;
  readonly end: string;
  readonly ageAtStart: number;
  readonly isCurrent: boolean;
  readonly children?: readonly NestedPeriod<Ruler>[] | undefined;
};

type Shown = Pick<PeriodNode, 'names' | 'hue' | 'glyph'>;

/** Periods of one answer as nodes. `parent` is the path of the period they divide, empty for the main ones. */
export function periodNodes<Ruler>(
  periods: readonly NestedPeriod<Ruler>[],
  shown: (period: NestedPeriod<Ruler>) => Shown,
  parent: readonly number[] = [],
): readonly PeriodNode[] {
  return periods.map((period, index) => {
    const path = [...parent, index + 1];
    return {
      path,
      key: path.join('.'),
      ...shown(period),
      start: period.start,
      end: period.end,
      from: Date.parse(period.start),
      to: Date.parse(period.end),
      ageAtStart: period.ageAtStart,
      isCurrent: period.isCurrent,
      children: period.children ? periodNodes(period.children, shown, path) : null,
    };
  });
}

/** What is known of the subperiods of a period. */
export type Branch =
  | { readonly state: 'ready'; readonly nodes: readonly PeriodNode[] }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  /** Not asked for: the period is closed. */
  | { readonly state: 'closed' }
  /** The dasha has no deeper level. */
  | { readonly state: 'none' };

export type BranchOf = (node: PeriodNode) => Branch;

/** A row of the tree: a period with those it lies in, or what stands for subperiods that have not come. */
export interface OpenRow {
  readonly node: PeriodNode;
  readonly parents: readonly PeriodNode[];
  readonly branch: Branch;
  readonly isOpen: boolean;
}

/** The main periods and, under each open one, its subperiods: what the tree shows and the calendar file holds. */
export function openRows(
  nodes: readonly PeriodNode[],
  opened: ReadonlySet<string>,
  branchOf: BranchOf,
  parents: readonly PeriodNode[] = [],
): readonly OpenRow[] {
  return nodes.flatMap((node) => {
    const branch = branchOf(node);
    const isOpen = opened.has(node.key) && branch.state !== 'none';
    const row = { node, parents, branch, isOpen };
    if (!isOpen || branch.state !== 'ready') return [row];
    return [row, ...openRows(branch.nodes, opened, branchOf, [...parents, node])];
  });
}

/** The running periods from the main one down, as far as they have been loaded. */
export function currentChain(nodes: readonly PeriodNode[], branchOf: BranchOf): readonly PeriodNode[] {
  const current = nodes.find((node) => node.isCurrent);
  if (!current) return [];
  const branch = branchOf(current);
  return [current, ...(branch.state === 'ready' ? currentChain(branch.nodes, branchOf) : [])];
}

/** Keys of a period and of all it lies in: `3.2.5` → `3`, `3.2`, `3.2.5`. */
export function keysDownTo(path: readonly number[]): readonly string[] {
  return path.map((_, index) => path.slice(0, index + 1).join('.'));
}
