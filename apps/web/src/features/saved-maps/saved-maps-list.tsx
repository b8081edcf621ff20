import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Birth } from '@nebosvod/contracts/birth';
import type { SavedMap } from '@nebosvod/contracts/maps';
import { useCallback, useState } from 'react';
import { useLocalChart } from '../../birth/local-chart.ts';
import { localMap, type MapAddress } from '../../birth/map-key.ts';
import { type MapFilter, type MapOrder, useMaps } from '../../birth/saved-maps.ts';
import { asProblem } from '../../platform/api/api-problem.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { Button } from '../../ui/button.tsx';
import { chipLook } from '../../ui/chip-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState, Refreshing } from '../../ui/states.tsx';
import { CompareBar } from './components/compare-bar.tsx';
import { DeletedNote } from './components/deleted-note.tsx';
import { DeviceRow } from './components/device-row.tsx';
import { ExampleList } from './components/example-list.tsx';
import { ImportMaps } from './components/import-maps.tsx';
import { MapRow } from './components/map-row.tsx';
import classes from './saved-maps.module.css';

interface Props {
  /** Where a map opens. */
  readonly address: MapAddress;
  readonly onNew: () => void;
  /** Opens a birth that is not saved. */
  readonly onBirth: (birth: Birth) => void;
  /** A map that a second is to be chosen for; the list opens with it marked. */
  readonly comparing?: string;
}

const orders: readonly { readonly value: MapOrder; readonly label: string }[] = [
  { value: 'recent', label: mapsText.orders.recent },
  { value: 'name', label: mapsText.orders.name },
  { value: 'birth', label: mapsText.orders.birth },
];

/** The signed-in person's maps: search, folders, tags, order; each opens, changes, is copied or deleted in its row. */
export function SavedMapsList({ address, onNew, onBirth, comparing }: Props) {
  // To compare with.
  const local = useLocalChart();
  const [filter, setFilter] = useState<MapFilter>({ search: '', folder: null, tag: null, order: 'recent' });
  const [search] = useDebouncedValue(filter.search.trim(), 200);
  const [deleted, setDeleted] = useState<SavedMap | null>(null);
  // Ids marked for comparison; null = the list opens maps and compares none.
  const [marked, setMarked] = useState<readonly string[] | null>(comparing === undefined ? null : [comparing]);
  const mark = (id: string) =>
    setMarked((now) => (now?.includes(id) ? now.filter((one) => one !== id) : [...(now ?? []), id].slice(-2)));
  const forget = useCallback(() => setDeleted(null), []);
  const query = useMaps({ ...filter, search });
  const change = (part: Partial<MapFilter>) => setFilter((now) => ({ ...now, ...part }));
  const first = query.data?.pages[0];
  const maps = query.data?.pages.flatMap((page) => page.maps) ?? [];
  const folders = first?.folders ?? [];
  const tags = first?.tags ?? [];
  const isFiltered = search !== '' || filter.folder !== null || filter.tag !== null;
  const isEmpty = first !== undefined && first.total === 0 && !isFiltered;

  if (query.isError && first === undefined) {
    return (
      <ErrorState onRetry={() => void query.refetch()} code={asProblem(query.error).shortCode}>
        {asProblem(query.error).message}
      </ErrorState>
    );
  }
  return (
    <div className={classes.maps}>
      {deleted !== null && <DeletedNote key={deleted.id} map={deleted} onDone={forget} />}
      {first === undefined ? (
        <TableSkeleton rows={5} />
      ) : isEmpty ? (
        <>
          <EmptyState
            action={
              <Button variant="primary" icon="plus" onClick={onNew}>
                {mapsText.newMap}
              </Button>
            }
          >
            {comparing === undefined ? mapsText.empty : mapsText.compareNeedsSecond}
          </EmptyState>
          <ExampleList onBirth={onBirth} />
        </>
      ) : (
        <>
          <div className={classes.filters}>
            <TextInput
              type="search"
              aria-label={mapsText.search}
              placeholder={mapsText.searchHint}
              value={filter.search}
              maxLength={100}
              onChange={(event) => change({ search: event.currentTarget.value })}
              leftSection={<Icon name="search" />}
            />
            <Segments
              label={mapsText.order}
              options={orders}
              value={filter.order}
              onChange={(order) => change({ order })}
            />
            {(maps.length + (local === null ? 0 : 1) > 1 || marked !== null) && (
              <Button
                icon="compare"
                aria-pressed={marked !== null}
                onClick={() => setMarked(marked === null ? [] : null)}
              >
                {mapsText.compare}
              </Button>
            )}
          </div>
          {folders.length > 0 && (
            <div className={classes.chips}>
              <Chip isOn={filter.folder === null} onPress={() => change({ folder: null })}>
                {mapsText.allFolders}
              </Chip>
              {folders.map(({ name, count }) => (
                <Chip
                  key={name}
                  isOn={filter.folder === name}
                  onPress={() => change({ folder: filter.folder === name ? null : name })}
                >
                  {`${name} ${count}`}
                </Chip>
              ))}
            </div>
          )}
          {tags.length > 0 && (
            <div className={classes.chips}>
              {tags.map(({ name, count }) => (
                <Chip
                  key={name}
                  isOn={filter.tag === name}
                  onPress={() => change({ tag: filter.tag === name ? null : name })}
                >
                  {`#${name} ${count}`}
                </Chip>
              ))}
            </div>
          )}
          {marked !== null && <CompareBar marked={marked} onCancel={() => setMarked(null)} />}
          {marked !== null && local !== null && (
            <DeviceRow
              birth={local}
              isMarked={marked.includes(localMap)}
              isFull={marked.length === 2}
              onMark={() => mark(localMap)}
            />
          )}
          <Refreshing active={query.isPlaceholderData}>
            {maps.length === 0 ? (
              <EmptyState drawing="search">{mapsText.nothingFound}</EmptyState>
            ) : (
              <ul className={classes.list} aria-label={mapsText.title}>
                {maps.map((map) => (
                  <MapRow
                    key={map.id}
                    map={map}
                    address={address}
                    folders={folders.map(({ name }) => name)}
                    onDeleted={setDeleted}
                    {...(marked === null
                      ? {}
                      : {
                          isMarked: marked.includes(map.id),
                          isFull: marked.length === 2,
                          onMark: () => mark(map.id),
                        })}
                  />
                ))}
              </ul>
            )}
          </Refreshing>
          {query.hasNextPage && (
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {mapsText.more}
            </Button>
          )}
        </>
      )}
      {first !== undefined && <ImportMaps hasMaps={!isEmpty} />}
    </div>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button type="button" {...chipLook()} aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}
