import { useSearch } from '@tanstack/react-router';
import { areaSearch } from '../platform/area-search.ts';
import { KeptClients } from './area-parts.ts';

export interface KeptBookProps {
  readonly area: 'astrolog' | 'numerolog' | 'veda';
}

/** What a former owner has left of an area: the client book, with the client that the address names. */
export function KeptBook({ area }: KeptBookProps) {
  const { client } = areaSearch(useSearch({ strict: false }));
  return <KeptClients area={area} client={client} />;
}
