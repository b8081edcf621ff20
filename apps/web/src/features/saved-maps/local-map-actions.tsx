import type { Birth } from '@nebosvod/contracts/birth';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { localMap, type MapAddress } from '../../birth/map-key.ts';
import type { ChartSearch } from '../../chart/chart-search.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { Button } from '../../ui/button.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';

const SaveMap = lazyNamed(
  () => import('./components/save-map.tsx'),
  (module) => module.SaveMap,
);
export interface LocalMapActionsProps {
  readonly birth: Birth;
  readonly search: ChartSearch;
  /** The page that shows it. */
  readonly address?: MapAddress;
}

/** What can be done with the chart of this device: it is saved. */
export function LocalMapActions({ birth, search, address = paths.natalChart }: LocalMapActionsProps) {
  const navigate = useNavigate();
  return (
    <Suspense
      fallback={
        <Button variant="primary" icon="pin">
          <span>{mapsText.save}</span>
        </Button>
      }
    >
      <SaveMap
        birth={birth}
        returnTo={`${address}?map=${localMap}`}
        onSaved={({ id }) => void navigate({ to: address, search: { ...search, map: id } })}
      />
    </Suspense>
  );
}
