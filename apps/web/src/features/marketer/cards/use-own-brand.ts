import { getBrand } from '@nebosvod/contracts/delivery';
import { readFile } from '@nebosvod/contracts/files';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { send } from '../../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../../platform/api/endpoint-query.ts';
import type { CardBrand } from './card-content.ts';

export interface OwnBrand {
  readonly brand: CardBrand;
  readonly logo: Blob | null;
  /** The person has named a brand. */
  readonly isOwn: boolean;
}

const ours: OwnBrand = { brand: { name: '', contact: '', colour: null }, logo: null, isOwn: false };

/** How the person signs documents, for cards: name, first line of contacts, colour, picture; ours where nothing is named. */
export function useOwnBrand(isWanted: boolean): OwnBrand {
  const { data } = useQuery(endpointQuery(getBrand, {}, 'stored'));
  const logoId = data?.logoId ?? null;
  const { data: logo = null } = useQuery({
    queryKey: [...endpointKey(readFile), logoId, 'file'],
    queryFn: async ({ signal }) => (await send(readFile, { params: { id: logoId ?? '' }, signal })).blob(),
    enabled: logoId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    if (data === undefined || (data.name === '' && data.logoId === null)) return ours;
    if (!isWanted) return { ...ours, isOwn: true };
    const contact = data.contacts.split('\n')[0] ?? '';
    return { brand: { name: data.name, contact, colour: data.colour }, logo, isOwn: true };
  }, [data, logo, isWanted]);
}
