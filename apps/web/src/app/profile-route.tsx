import { Suspense } from 'react';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { TableSkeleton } from '../ui/skeletons.tsx';
import { OwnReading } from './area-parts.ts';

/** Профиль with the reading of one's own chart, which the documents compose. */
export function ProfileRoute() {
  return (
    <ProfilePage
      ownReading={
        <Suspense fallback={<TableSkeleton rows={3} />}>
          <OwnReading />
        </Suspense>
      }
    />
  );
}
