import { Suspense } from 'react';
import type { ClientTime } from '../features/clients/client-time.ts';
import { TableSkeleton } from '../ui/skeletons.tsx';
import { ClientLine } from './area-parts.ts';

/** The line of time of a client: the book gives it its place. */
export function lineOf(time: ClientTime) {
  return (
    <Suspense fallback={<TableSkeleton rows={8} />}>
      <ClientLine {...time} />
    </Suspense>
  );
}
