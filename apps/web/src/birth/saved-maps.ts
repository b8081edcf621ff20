import { getAllMaps, getMap, type mapOrders, type SavedMap } from '@nebosvod/contracts/maps';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { endpointPages } from '../platform/api/endpoint-pages.ts';
import { endpointKey, endpointQuery } from '../platform/api/endpoint-query.ts';

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
    ...endpointPages(getAllMaps, (cursor) => ({
      body: {
        order,
        limit: pageSize,
        ...(search === '' ? {} : { search }),
        ...(folder === null ? {} : { folder }),
        ...(tag === null ? {} : { tag }),
        ...(cursor === null ? {} : { cursor }),
      },
    })),
    placeholderData: keepPreviousData,
  });
}

const mapQuery = (mapId: string | null) => endpointQuery(getMap, mapId === null ? null : { body: { mapId } }, 'stored');

/** One saved map; not asked while `mapId` is null. */
export function useMap(mapId: string | null) {
  return useQuery(mapQuery(mapId));
}

/** Puts a map that is already here where `useMap` will look, so that it opens without a question to the server. */
export function keepMap(client: QueryClient, map: SavedMap): void {
  client.setQueryData(mapQuery(map.id).queryKey, map);
}

/** Every list is asked anew after a change. */
export function mapsChanged(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: endpointKey(getAllMaps) });
}
