import { listConsultations } from '@nebosvod/contracts/consultations';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointPages } from '../../../platform/api/endpoint-pages.ts';
import { useDrafts } from '../../../platform/own-drafts.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { kindTitles } from '../../../text/consultation-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useSelectPage } from '../use-pages.ts';
import { OpenText } from './open-text.tsx';
import { textForm } from './text-draft.ts';
import classes from './texts.module.css';

/** What has been written: texts open here, plans among the plans. */
export function HistoryPage({ onPlan }: { readonly onPlan: (id: string) => void }) {
  const selectPage = useSelectPage();
  const [open, setOpen] = useState<string | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...endpointPages(listConsultations, (cursor) => ({
      query: { productId: '3' as const, status: 'done' as const, ...(cursor === null ? {} : { cursor }) },
    })),
    staleTime: 0,
  });
  if (data === undefined) {
    if (error === null) return <TableSkeleton rows={4} />;
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState drawing="dawn" action={<Button onClick={() => selectPage('stories')}>Написать первый</Button>}>
        Здесь появятся написанные тексты и планы.
      </EmptyState>
    );
  }
  return (
    <div className={classes.desk}>
      <ul className={classes.history} aria-label="Написанное">
        {items.map(({ id, kind, title, createdAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === open}
              onClick={() => (kind === 'plan' ? onPlan(id) : setOpen(id))}
            >
              <b>{title}</b>
              <span className="cap">
                {kindTitles[kind]} · {formatNumericDate(createdAt.slice(0, 10))}
                <UnsavedMark id={id} />
              </span>
            </button>
          </li>
        ))}
        {hasNextPage && (
          <li>
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Показать ещё
            </Button>
          </li>
        )}
      </ul>
      {open !== null && <OpenText key={open} id={open} />}
    </div>
  );
}

/** Said of a text that holds edits which have not been saved. */
function UnsavedMark({ id }: { readonly id: string }) {
  const { user } = useSessionState();
  const isKept = useDrafts().some((draft) => draft.user === user?.id && draft.form === textForm(id));
  return isKept ? ' · не сохранено' : null;
}
