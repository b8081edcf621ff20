import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';

interface Props<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** An answer on its way, failed, or here. */
export function Answer<Data>({ query, children }: Props<Data>) {
  if (query.data !== undefined) return <Refreshing active={query.isPlaceholderData}>{children(query.data)}</Refreshing>;
  if (query.isError) {
    const problem = asProblem(query.error);
    return (
      <ErrorState onRetry={() => void query.refetch()} code={problem.shortCode}>
        {problem.message}
      </ErrorState>
    );
  }
  return <TableSkeleton />;
}
