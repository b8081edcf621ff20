import { type Client, changeClient, createClient, getClient, listClients } from '@nebosvod/contracts/clients';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { endpointPages } from '../../../platform/api/endpoint-pages.ts';
import { endpointKey, endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';

export type ClientChange = Omit<SentBodyOf<typeof changeClient>, 'version'>;

/** What of the book is shown; an empty search and a null tag show all. */
interface BookFilter {
  readonly search: string;
  readonly tag: string | null;
}

/** The book page by page; the old list stays while another search is asked. */
export function useBook({ search, tag }: BookFilter) {
  return useInfiniteQuery({
    ...endpointPages(listClients, (cursor) => ({
      query: {
        ...(search === '' ? {} : { search }),
        ...(tag === null ? {} : { tag }),
        ...(cursor === null ? {} : { cursor }),
      },
    })),
    placeholderData: keepPreviousData,
  });
}

/** A few clients by search, to choose one of; not asked while the search is empty. */
export function useFoundClients(search: string) {
  return useQuery(endpointQuery(listClients, search === '' ? null : { query: { search, limit: '6' } }, 'stored'));
}

const clientQuery = (id: string) => endpointQuery(getClient, { params: { id } }, 'stored');

/** One client whole. */
export function useClient(id: string) {
  return useQuery(clientQuery(id));
}

/** Names of other clients by id; null for one that is no longer in the book, nothing while it is asked. */
export function useClientNames(ids: readonly string[]): ReadonlyMap<string, string | null> {
  return useQueries({
    queries: ids.map(clientQuery),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data, isError }, index) => {
          const id = ids[index];
          return id === undefined || (data === undefined && !isError) ? [] : [[id, data?.name ?? null] as const];
        }),
      ),
  });
}

/** Lists are asked anew after a change. */
export function bookChanged(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: endpointKey(listClients) });
}

/** Adds a client; the answer is at hand for the card that opens next. */
export function useNewClient() {
  const queryClient = useQueryClient();
  return async (body: SentBodyOf<typeof createClient>): Promise<Client> => {
    const made = await call(createClient, { body });
    queryClient.setQueryData(clientQuery(made.id).queryKey, made);
    void bookChanged(queryClient);
    return made;
  };
}

/** Saves a change made over a version of the client. @throws ApiProblem VERSION_CONFLICT when another window came first */
export type SaveClient = (over: number, change: ClientChange) => Promise<Client>;

/** Saves changes of one client. A version that this very window has made since is no other window's. */
export function useSaveClient(id: string): SaveClient {
  const queryClient = useQueryClient();
  const own = useRef(new Set<number>());
  return useCallback(
    async (over, change) => {
      let version = over;
      while (own.current.has(version + 1)) version += 1;
      const saved = await call(changeClient, { params: { id }, body: { version, ...change } });
      own.current.add(saved.version);
      queryClient.setQueryData(clientQuery(id).queryKey, saved);
      void bookChanged(queryClient);
      return saved;
    },
    [id, queryClient],
  );
}

/** Whether the person owns a product that opens writing in the book; reading and erasing stay open after its term. */
export function useMayWrite(): boolean {
  const { products } = useSessionState();
  const { access } = changeClient;
  return typeof access === 'object' && products.some(({ id }) => access.products.includes(id));
}
