import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { birthWords } from '../birth/birth-words.ts';
import { saveLocalChart } from '../birth/local-chart.ts';
import { lazyNamed } from '../ui/lazy-named.ts';
import '../chart/natal-chart.css';
import type { BirthParts } from '../features/profile/birth-parts.ts';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { paths } from '../platform/paths.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';

const BirthForm = lazyNamed(
  () => import('../birth/birth-form.tsx'),
  (module) => module.BirthForm,
);

/** Профиль with the form of a birth, which belongs to the chart's feature. */
export function ProfileRoute() {
  const navigate = useNavigate();
  const birth: BirthParts = {
    form: (initial, onBirth) => (
      <div className="nc">
        <div className="fm">
          <Suspense fallback={<PageSkeleton />}>
            <BirthForm initial={initial} onBirth={onBirth} submitLabel="Сохранить" />
          </Suspense>
        </div>
      </div>
    ),
    words: (own) => birthWords(own, null),
    openChart: (own) => {
      saveLocalChart(own);
      void navigate({ to: paths.natalChart, search: { map: 'local' } });
    },
  };
  return <ProfilePage birth={birth} />;
}
