import type { BookingFilter } from '@nebosvod/contracts/booking';
import { useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useRequests } from './api/use-booking.ts';
import classes from './booking.module.css';
import { filterWords } from './booking-words.ts';
import { RequestCard } from './request-card.tsx';

const filters: readonly { readonly value: BookingFilter; readonly label: string }[] = [
  { value: 'waiting', label: filterWords.waiting },
  { value: 'accepted', label: filterWords.accepted },
  { value: 'closed', label: filterWords.closed },
];

/** Requests of guests: those that wait, those that stand, and what is over. */
export function RequestList({ mayReceive }: { readonly mayReceive: boolean }) {
  const [status, setStatus] = useState<BookingFilter>('waiting');
  const query = useRequests(status);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={classes.step} aria-labelledby="booking-requests">
      <h2 id="booking-requests">Заявки</h2>
      <Segments label="Какие заявки" options={filters} value={status} onChange={setStatus} />
      {query.isError && query.data === undefined ? (
        <ErrorState onRetry={() => void query.refetch()} code={asProblem(query.error).shortCode}>
          {asProblem(query.error).message}
        </ErrorState>
      ) : query.data === undefined ? (
        <TableSkeleton rows={3} />
      ) : items.length === 0 ? (
        <p className="muted">
          {status === 'waiting' ? 'Новых заявок нет. Они придут и на вашу почту.' : 'Здесь пока пусто.'}
        </p>
      ) : (
        <ul className={classes.requests} aria-label={filterWords[status]}>
          {items.map((item) => (
            <RequestCard key={item.id} request={item} mayReceive={mayReceive} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Показать ещё
        </Button>
      )}
    </section>
  );
}
