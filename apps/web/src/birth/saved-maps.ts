import { getAllMaps, getMap, type mapOrders, type SavedMap } from '@nebosvod/contracts/maps';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/call.ts';

export type MapOrder = (typeof mapOrders)[number];

/** What of the list is shown. */
export interface MapFilter {
  readonly search: string;
  /** `null` = all folders. */
  readonly folder: string | null;
  readonly tag: string | null;
  readonly order: MapOrder;
}

const pageSize = 100;

/** The person's maps page by page; the old list stays while another filter is asked. */
export function useMaps({ search, folder, tag, order }: MapFilter) {
  return useInfiniteQuery({
    queryKey: ['maps', 'list', search, folder, tag, order],
    queryFn: ({ pageParam, signal }) =>
      call(getAllMaps, {
        body: {
          order,
          limit: pageSize,
          ...(search === '' ? {} : { search }),
          ...(folder === null ? {} : { folder }),
          ...(tag === null ? {} : { tag }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

const firstPage: string | null = null;

const keyOf = (mapId: string) => ['maps', 'one', mapId] as const;

/** One saved map; not asked while `mapId` is null. */
export function useMap(mapId: string | null) {
  return useQuery({
    queryKey: keyOf(mapId ?? ''),
    queryFn: ({ signal }) => call(getMap, { body: { mapId: mapId ?? '' }, signal }),
    enabled: mapId !== null,
  });
}

/** Puts a map that is already here where `useMap` will look, so that it opens without a question to the server. */
export function keepMap(client: QueryClient, map: SavedMap): void {
  client.setQueryData(keyOf(map.id), map);
}

/** Every list is asked anew after a change. */
export function mapsChanged(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['maps', 'list'] });
}
