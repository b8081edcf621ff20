import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { answerOptions } from '../platform/api/endpoint-query.ts';
import { Icon } from '../ui/icon.tsx';
import { lazyNamed } from '../ui/lazy-named.ts';
import { TableSkeleton } from '../ui/skeletons.tsx';
import { ErrorState } from '../ui/states.tsx';
import classes from './how-computed.module.css';
import type { Trace } from './trace.ts';

interface Props {
  readonly queryKey: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<Trace | undefined>;
  /** Only values whose path begins so. */
  readonly prefix?: string;
}

/** The words of all rules are heavy: they come when somebody asks. */
const HowList = lazyNamed(
  () => import('./how-list.tsx'),
  (module) => module.HowList,
);

/** «Как посчитано»: rule, inputs and source of every value, asked from the server when opened. */
export function HowComputed({ queryKey, load, prefix = '' }: Props) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    queryKey: [...queryKey, 'trace'],
    // A query may not answer with undefined.
    queryFn: async ({ signal }) => (await load(signal)) ?? {},
    enabled: isOpen,
    ...answerOptions.computed,
  });
  return (
    <details className={`${classes.how} no-print`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="info" size={16} /> Как посчитано
      </summary>
      {query.isPending && isOpen && <TableSkeleton rows={3} />}
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()}>Правила не загрузились. Сама таблица верна.</ErrorState>
      )}
      {query.isSuccess && (
        <Suspense fallback={<TableSkeleton rows={3} />}>
          <HowList trace={query.data} prefix={prefix} />
        </Suspense>
      )}
    </details>
  );
}
