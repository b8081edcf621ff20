import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLocalChart } from '../../birth/local-chart.ts';
import { localMap } from '../../birth/map-key.ts';
import { useOpenLocal } from '../../birth/use-open-local.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { Button } from '../../ui/button.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';

const SavedMapsList = lazyNamed(
  () => import('./saved-maps-list.tsx'),
  (module) => module.SavedMapsList,
);
const LocalChartOffer = lazyNamed(
  () => import('./components/local-chart-offer.tsx'),
  (module) => module.LocalChartOffer,
);

/** «Мои карты» of a signed-in person, at the address of the natal chart; without a title where a second map is chosen. */
export function OwnMaps({ comparing }: { readonly comparing: string | undefined }) {
  const navigate = useNavigate();
  const openLocal = useOpenLocal();
  const local = useLocalChart();
  const go = (search: { readonly map?: string; readonly new?: boolean }) =>
    void navigate({ to: paths.natalChart, search });
  return (
    <>
      {comparing === undefined && (
        <PageTitle
          title={mapsText.title}
          tab="Натальная карта"
          ruled
          actions={
            <div className="row wrap">
              {local !== null && <Button onClick={() => go({ map: localMap })}>Карта этого устройства</Button>}
              <Button variant="primary" icon="plus" onClick={() => go({ new: true })}>
                {mapsText.newMap}
              </Button>
            </div>
          }
        />
      )}
      <Suspense fallback={<PageSkeleton />}>
        <LocalChartOffer />
        <SavedMapsList
          key={comparing ?? ''}
          address={paths.natalChart}
          {...(comparing === undefined ? {} : { comparing })}
          onNew={() => go({ new: true })}
          onBirth={openLocal}
        />
      </Suspense>
    </>
  );
}
