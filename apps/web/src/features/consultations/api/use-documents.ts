import {
  availableKinds,
  type Consultation,
  cancelConsultation,
  deleteConsultation,
  getConsultation,
  listConsultations,
  restoreDeletedConsultation,
} from '@nebosvod/contracts/consultations';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { generationCount } from '@nebosvod/contracts/user';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../platform/api/call.ts';
import { endpointPages } from '../../../platform/api/endpoint-pages.ts';
import { endpointKey, endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import type { PracticeArea } from '../../../text/areas.ts';
import type { Status } from '../document-words.ts';

export type Kind = AnswerOf<typeof availableKinds>[number];

/** What of an area's list is shown; an empty search and a null status show all. */
export interface DocumentFilter {
  readonly area: PracticeArea;
  readonly search: string;
  readonly status: Status | null;
  /** Those in the trash in place of those that are not. */
  readonly isTrash: boolean;
}

/** The person's documents of an area page by page; the old list stays while another search is asked. */
export function useDocuments({ area, search, status, isTrash }: DocumentFilter) {
  return useInfiniteQuery({
    ...endpointPages(listConsultations, (cursor) => ({
      query: {
        area,
        ...(search === '' ? {} : { search }),
        ...(status === null ? {} : { status }),
        ...(isTrash ? { deleted: 'yes' as const } : {}),
        ...(cursor === null ? {} : { cursor }),
      },
    })),
    placeholderData: keepPreviousData,
  });
}

const documentQuery = (id: string) => endpointQuery(getConsultation, { params: { id } }, 'stored');

/** One document with the way it is written. */
export function useDocument(id: string) {
  return useQuery(documentQuery(id));
}

/** Lists and counts are asked anew after something has begun, ended or gone. */
export function documentsChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: endpointKey(listConsultations) });
  void client.invalidateQueries({ queryKey: endpointKey(generationCount) });
}

/** Puts what the server answered where `useDocument` will look. */
export function useKeepDocument(): (document: Consultation) => void {
  const client = useQueryClient();
  return useCallback((document) => client.setQueryData(documentQuery(document.id).queryKey, document), [client]);
}

/** Asks a document anew, with everything that its state changes. */
export function useReloadDocument(id: string): () => Promise<Consultation> {
  const client = useQueryClient();
  return useCallback(async () => {
    documentsChanged(client);
    return client.fetchQuery({ ...documentQuery(id), staleTime: 0 });
  }, [client, id]);
}

/** Kinds that documents of a product are composed of today. */
export function useKinds(productId: number) {
  return useQuery(endpointQuery(availableKinds, { params: { a: String(productId) } }, 'stored'));
}

/** Generations of a product this month; never asked for one the person does not own, or owns no longer. */
export function useQuota(productId: number | null) {
  const { user, products } = useSessionState();
  const isOwned = products.some(({ id }) => id === productId);
  return useQuery(
    endpointQuery(
      generationCount,
      isOwned && user !== null ? { query: { user_id: user.id, product_id: String(productId) } } : null,
      'stored',
    ),
  );
}

/** Stops the writing; what was set aside is free again. */
export const stopWriting = (id: string): Promise<Consultation> => call(cancelConsultation, { params: { id } });

/** Puts a document into the trash for thirty days, and takes it out. */
export const toTrash = (id: string): Promise<unknown> => call(deleteConsultation, { params: { id } });
export const fromTrash = (id: string): Promise<Consultation> => call(restoreDeletedConsultation, { params: { id } });
