import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  readonly children: (answer: T) => ReactNode;
}

/** An answer in its four states: on its way, here, being renewed, failed with «Повторить». */
export function AnswerState<T>({ query, skeleton, children }: Props<T>) {
  if (query.isError) {
    const problem = asProblem(query.error);
    return (
      <ErrorState onRetry={() => void query.refetch()} code={problem.shortCode}>
        {problem.message}
      </ErrorState>
    );
  }
  if (query.data === undefined) return query.isFetching ? skeleton : null;
  return <Refreshing active={query.isPlaceholderData}>{children(query.data)}</Refreshing>;
}
