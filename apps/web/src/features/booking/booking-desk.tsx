import { asProblem } from '../../platform/api/api-problem.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useBookingPage, useMayReceive } from './api/use-booking.ts';
import classes from './booking.module.css';
import { PageAddress } from './page-address.tsx';
import { PageForm } from './page-form.tsx';
import { RequestList } from './request-list.tsx';

/** «Запись»: requests of guests, and the page that the practitioner publishes. */
export function BookingDesk() {
  const page = useBookingPage();
  const mayReceive = useMayReceive();
  if (page.isError && page.data === undefined) {
    const problem = asProblem(page.error);
    return (
      <ErrorState onRetry={() => void page.refetch()} code={problem.shortCode}>
        {problem.message}
      </ErrorState>
    );
  }
  if (page.data === undefined) return <TableSkeleton rows={4} />;
  const { slug, isOpen } = page.data;
  return (
    <div className={classes.page}>
      {slug !== null && <RequestList mayReceive={mayReceive} />}
      {mayReceive ? (
        <>
          {slug !== null && isOpen && <PageAddress page={page.data} slug={slug} />}
          <PageForm key={page.data.noticeVersion} page={page.data} />
        </>
      ) : (
        <p>Страницу записи публикуют владельцы «Астролога», «Нумеролога» и Veda. Пришедшие заявки остаются здесь.</p>
      )}
    </div>
  );
}
