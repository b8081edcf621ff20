import { useQueries } from '@tanstack/react-query';
import { answerOptions } from '../../platform/api/endpoint-query.ts';
import type { Branch, BranchOf, PeriodNode } from './period-node.ts';

interface Options {
  readonly queryKey: readonly unknown[];
  readonly opened: ReadonlySet<string>;
  /** Levels that the first answer holds. */
  readonly loadedLevels: number;
  /** Levels that the dasha has, the deepest the API leads to. */
  readonly depth: number;
  readonly load: (path: readonly number[], signal: AbortSignal) => Promise<readonly PeriodNode[]>;
}

/** Asks for the subperiods of what is open below the first answer, and tells what is known of any period's. */
export function usePeriodBranches({ queryKey, opened, loadedLevels, depth, load }: Options): BranchOf {
  const paths = [...opened]
    .map((key) => key.split('.').map(Number))
    .filter((path) => path.length >= loadedLevels && path.length < depth);
  const answers = useQueries({
    queries: paths.map((path) => ({
      queryKey: [...queryKey, 'below', path],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => load(path, signal),
      ...answerOptions.computed,
    })),
  });
  const branches = new Map<string, Branch>();
  answers.forEach((answer, index) => {
    const key = paths[index]?.join('.') ?? '';
    if (answer.data) branches.set(key, { state: 'ready', nodes: answer.data });
    else if (answer.isError) branches.set(key, { state: 'failed', retry: () => void answer.refetch() });
    else branches.set(key, { state: 'loading' });
  });
  return (node) => {
    if (node.path.length >= depth) return { state: 'none' };
    if (node.children) return { state: 'ready', nodes: node.children };
    return branches.get(node.key) ?? { state: 'closed' };
  };
}
