import { getBrand } from '@nebosvod/contracts/delivery';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { fileQuery } from '../../../platform/files/file-query.ts';
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
  const { data: logo = null } = useQuery(fileQuery(data?.logoId ?? null));
  return useMemo(() => {
    if (data === undefined || (data.name === '' && data.logoId === null)) return ours;
    if (!isWanted) return { ...ours, isOwn: true };
    const contact = data.contacts.split('\n')[0] ?? '';
    return { brand: { name: data.name, contact, colour: data.colour }, logo, isOwn: true };
  }, [data, logo, isWanted]);
}
