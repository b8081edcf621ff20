import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeletons.tsx';
import classes from '../home.module.css';

interface Props<T> {
  readonly title: string;
  readonly query: UseQueryResult<readonly T[]>;
  /** What failed: «События не загрузились». */
  readonly failed: string;
  /** A link at the right end of the heading. */
  readonly more?: ReactNode;
  readonly children: (list: readonly T[]) => ReactNode;
}

/** A list of the homepage: hidden while it is empty, its failure stays inside it and the other blocks go on. */
export function ListBlock<T>({ title, query, failed, more, children }: Props<T>) {
  const id = useId();
  const { data, error } = query;
  if (data?.length === 0) return null;
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.blockHead}>
        <h2 id={id}>{title}</h2>
        {data && more}
      </div>
      {data ? (
        children(data)
      ) : error ? (
        <BlockFailure query={query} failed={failed} />
      ) : (
        <Loading>
          <div className="stack">
            <Skeleton height={56} />
            <Skeleton height={56} />
            <Skeleton height={56} />
          </div>
        </Loading>
      )}
    </section>
  );
}

interface FailureProps {
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>;
  readonly failed: string;
}

/** What did not load, with a way to ask again. */
export function BlockFailure({ query, failed }: FailureProps) {
  return (
    <div className={classes.failed} role="alert">
      <Icon name="bad" className="bad" />
      <span>
        {failed}. <span className="cap">код {asProblem(query.error).shortCode}</span>
      </span>
      <Button size="sm" onClick={() => void query.refetch()}>
        Повторить
      </Button>
    </div>
  );
}
