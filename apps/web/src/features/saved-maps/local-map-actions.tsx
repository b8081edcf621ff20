import type { Birth } from '@nebosvod/contracts/birth';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { localMap } from '../../birth/map-key.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { buttonClass } from '../../ui/button.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';

const SaveMap = lazyNamed(
  () => import('./components/save-map.tsx'),
  (module) => module.SaveMap,
);
const route = getRouteApi(paths.natalChart);

/** What can be done with the chart of this device: it is saved, or put beside another. */
export function LocalMapActions({ birth }: { readonly birth: Birth }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <Suspense fallback={null}>
        <SaveMap
          birth={birth}
          returnTo={`${paths.natalChart}?map=${localMap}`}
          onSaved={({ id }) => void navigate({ search: { ...search, map: id } })}
        />
      </Suspense>
      <Link to={paths.natalChart} search={{ with: localMap }} className={buttonClass()}>
        {mapsText.compare}
      </Link>
    </>
  );
}
