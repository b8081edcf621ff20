import { Suspense } from 'react';
import type { ClientTime } from '../features/clients/client-time.ts';
import { TableSkeleton } from '../ui/skeletons.tsx';
import { ClientLine } from './area-parts.ts';

const drawn = (time: ClientTime, isWestern: boolean) => (
  <Suspense fallback={<TableSkeleton rows={8} />}>
    <ClientLine {...time} isWestern={isWestern} />
  </Suspense>
);

/** The line of time of a client: the book gives it its place. */
export const lineOf = (time: ClientTime) => drawn(time, false);

/** The same with the Western lords of time. */
export const westernLineOf = (time: ClientTime) => drawn(time, true);
