import { composesFor } from '@nebosvod/contracts/built.table';
import { useSearch } from '@tanstack/react-router';
import { areaSearch } from '../platform/area-search.ts';
import type { PracticeArea } from '../text/areas.ts';
import { KeptClients, KeptDocuments } from './area-parts.ts';

export interface KeptBookProps {
  readonly area: PracticeArea;
}

/** What a former owner has left of an area: the documents, and the client book with the client that the address names. */
export function KeptBook({ area }: KeptBookProps) {
  const { client } = areaSearch(useSearch({ strict: false }));
  return (
    <>
      {composesFor(area) && <KeptDocuments area={area} />}
      <KeptClients area={area} client={client} />
    </>
  );
}
