import type { Birth, SettingsInput } from '@nebosvod/contracts/birth';
import { createMap, updateMap } from '@nebosvod/contracts/maps';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { NatalChartSearch } from '../../chart/chart-search.ts';
import { keepMap, mapsChanged, useMap } from '../../birth/saved-maps.ts';
import type { MapAddress } from '../saved-maps/map-address.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import '../../chart/natal-chart.css';
import { asProblem } from '../../platform/api/api-problem.ts';
import { call } from '../../platform/api/call.ts';
import { useAction } from '../../platform/forms/use-action.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { buttonClass } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { chartPanels } from '../../app/chart-panels.ts';

const BirthForm = lazyNamed(
  () => import('../../birth/birth-form.tsx'),
  (module) => module.BirthForm,
);
const ChartWorkspace = lazyNamed(
  () => import('./components/chart-workspace.tsx'),
  (module) => module.ChartWorkspace,
);

interface Props {
  readonly mapId: string;
  readonly address: MapAddress;
  readonly search: NatalChartSearch;
  /** Settings of the area, over those of the map and of the person. */
  readonly calculation?: SettingsInput;
  /** Above the chart: tools of an area. */
  readonly above?: ReactNode;
}

/** A saved map in the workspace; «Изменить» opens its form, a shifted time is kept as a variant beside it. */
export function SavedChart({ mapId, address, search, calculation, above }: Props) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: map, error, refetch } = useMap(mapId);
  const go = (next: NatalChartSearch, replace = false) =>
    void navigate({ to: address, search: next, replace, resetScroll: !replace });
  const change = useAction(async (birth: Birth) => {
    keepMap(client, await call(updateMap, { body: { mapId, birth, ...(birth.name ? { name: birth.name } : {}) } }));
    await mapsChanged(client);
    go({ map: mapId });
  });
  const vary = useAction(async (birth: Birth) => {
    if (!map) return;
    const { name, settings, folder, tags } = map;
    const variant = await call(createMap, {
      body: { name: `${name}, ${birth.time}`.slice(0, 200), birth, settings, folder, tags, variantOf: mapId },
    });
    keepMap(client, variant);
    await mapsChanged(client);
    go({ ...search, map: variant.id });
  });
  // One object for as long as the map is the same: a shift of the slider belongs to one birth.
  const birth = useMemo((): Birth | null => (map ? { ...map.birth, name: map.name } : null), [map]);
  const settings = useMemo(() => ({ ...map?.settings, ...calculation }), [map, calculation]);
  const toCompare = (
    <Link to={paths.natalChart} search={{ with: mapId }} className={buttonClass()}>
      {mapsText.compare}
    </Link>
  );
  const toList = (
    <Link to={address} search={{}} className={buttonClass()}>
      {mapsText.title}
    </Link>
  );
  if (error !== null && map === undefined) {
    const problem = asProblem(error);
    return (
      <>
        <PageTitle title={mapsText.title} />
        {problem.code === 'NOT_FOUND' ? (
          <EmptyState drawing="search" action={toList}>
            {mapsText.missing}
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()} code={problem.shortCode}>
            {problem.message}
          </ErrorState>
        )}
      </>
    );
  }
  if (map === undefined || birth === null) return <PageSkeleton />;
  const failure = change.failure ?? vary.failure;
  if (search.edit) {
    return (
      <div className="nc">
        <PageTitle title={map.name} tab="Данные рождения" subtitle="Данные рождения" ruled actions={toList} />
        {failure !== null && <FieldError>{failure.message}</FieldError>}
        <div className="fm">
          <Suspense fallback={<PageSkeleton />}>
            <BirthForm initial={birth} onBirth={(next) => void change.run(next)} submitLabel={mapsText.save} />
          </Suspense>
        </div>
      </div>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      {above}
      {failure !== null && <FieldError>{failure.message}</FieldError>}
      <ChartWorkspace
        panels={chartPanels}
        birth={birth}
        search={search}
        calculation={settings}
        onSearch={(part) => go({ ...search, ...part }, true)}
        onBirth={(next) => void vary.run(next)}
        onEdit={() => go({ map: mapId, edit: true })}
        onNew={() => go({ new: true })}
        actions={
          <>
            {toList}
            {toCompare}
          </>
        }
      />
    </Suspense>
  );
}
