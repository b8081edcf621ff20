import { Suspense } from 'react';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { TableSkeleton } from '../ui/skeletons.tsx';
import { BookingDesk, OwnReading } from './area-parts.ts';

/** Профиль with what other features put into it: the reading of one's own chart, and the desk of booking. */
export function ProfileRoute() {
  return (
    <ProfilePage
      booking={
        <Suspense fallback={<TableSkeleton rows={4} />}>
          <BookingDesk />
        </Suspense>
      }
      ownReading={
        <Suspense fallback={<TableSkeleton rows={3} />}>
          <OwnReading />
        </Suspense>
      }
    />
  );
}
