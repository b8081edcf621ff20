import type { Birth, SettingsInput } from '@nebosvod/contracts/birth';
import { createMap, type SavedMap, updateMap } from '@nebosvod/contracts/maps';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useMemo } from 'react';
import formPageClasses from '../../birth/form-page.module.css';
import type { MapAddress } from '../../birth/map-key.ts';
import { OpenBirth } from '../../birth/open-birth.tsx';
import { keepMap, mapsChanged } from '../../birth/saved-maps.ts';
import type { ChartSearch } from '../../chart/chart-search.ts';
import pageClasses from '../../chart/page.module.css';
import { call } from '../../platform/api/call.ts';
import { useAction } from '../../platform/forms/use-action.ts';
import { useOpened } from '../../platform/last-opened.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { buttonLook } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import type { TabLevels } from './tabs/chart-tabs.tsx';
import type { ChartPanels } from './tabs/tab-list.ts';

const BirthForm = lazyNamed(
  () => import('../../birth/birth-form.tsx'),
  (module) => module.BirthForm,
);
const ChartWorkspace = lazyNamed(
  () => import('./components/chart-workspace.tsx'),
  (module) => module.ChartWorkspace,
);

export interface SavedChartProps {
  readonly mapId: string;
  readonly address: MapAddress;
  readonly search: ChartSearch;
  readonly panels: ChartPanels;
  /** What the strip of tabs may be narrowed down to: levels of an area. */
  readonly levels?: TabLevels;
  /** Settings of the area, over those of the map and of the person. */
  readonly calculation?: SettingsInput;
  /** Beside the name: how the map is shared. */
  readonly share?: ReactNode;
}

/** A saved map in the workspace; «Изменить» opens its form, a shifted time is kept as a variant beside it. */
export function SavedChart({ mapId, ...rest }: SavedChartProps) {
  const toList = (
    <Link to={rest.address} search={{}} {...buttonLook()}>
      {mapsText.title}
    </Link>
  );
  return (
    <OpenBirth map={mapId} title={mapsText.title} toList={toList}>
      {({ birth, saved }) => saved && <SavedMapChart birth={birth} map={saved} toList={toList} {...rest} />}
    </OpenBirth>
  );
}

interface ChartProps extends Omit<SavedChartProps, 'mapId'> {
  readonly birth: Birth;
  readonly map: SavedMap;
  readonly toList: ReactNode;
}

function SavedMapChart({ birth, map, address, search, panels, levels, calculation, share, toList }: ChartProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  useOpened('map', map.id);
  const go = (next: ChartSearch, replace = false) =>
    void navigate({ to: address, search: next, replace, resetScroll: !replace });
  const keep = async (changed: SavedMap) => {
    keepMap(client, changed);
    await mapsChanged(client);
  };
  const change = useAction(async (next: Birth) => {
    const body = { mapId: map.id, birth: next, ...(next.name ? { name: next.name } : {}) };
    await keep(await call(updateMap, { body }));
    go({ map: map.id });
  });
  const vary = useAction(async (next: Birth) => {
    const { name, settings, folder, tags } = map;
    const variant = await call(createMap, {
      body: {
        name: `${name}, ${next.time}`.slice(0, 200),
        birth: next,
        settings,
        folder,
        tags,
        variantOf: map.id,
      },
    });
    await keep(variant);
    go({ ...search, map: variant.id });
  });
  const settings = useMemo(() => ({ ...map.settings, ...calculation }), [map, calculation]);
  const failure = change.failure ?? vary.failure;
  if (search.edit) {
    return (
      <div className={pageClasses.page}>
        <PageTitle title={map.name} tab="Данные рождения" subtitle="Данные рождения" ruled actions={toList} />
        {failure !== null && <FieldError>{failure.message}</FieldError>}
        <div className={formPageClasses.formPage}>
          <Suspense fallback={<PageSkeleton />}>
            <BirthForm initial={birth} onBirth={(next) => void change.run(next)} submitLabel={mapsText.save} />
          </Suspense>
        </div>
      </div>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      {failure !== null && <FieldError>{failure.message}</FieldError>}
      <ChartWorkspace
        panels={panels}
        {...(levels === undefined ? {} : { levels })}
        birth={birth}
        search={search}
        calculation={settings}
        onSearch={(part) => go({ ...search, ...part }, true)}
        onBirth={(next) => void vary.run(next)}
        onEdit={() => go({ map: map.id, edit: true })}
        onNew={() => go({ new: true })}
        actions={share}
        menuActions={
          <>
            {toList}
            <Link to={paths.natalChart} search={{ with: map.id }} {...buttonLook({ variant: 'quiet' })}>
              {mapsText.compare}
            </Link>
          </>
        }
      />
    </Suspense>
  );
}
