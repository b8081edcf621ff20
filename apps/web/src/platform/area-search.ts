/**
 * What the address of an area holds while its client book or its documents are open. Clients and documents are named by random
 * ids, never by a person.
 */
export interface AreaSearch {
  readonly tab?: 'clients' | 'documents';
  /** Id of the open client, `new` for the form of another; whom a new document is for. The list without it. */
  readonly client?: string;
  /** Id of the open document, `new` for the order of another; the list without it. */
  readonly document?: string;
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^(new|[0-9a-f-]{36})$/i.test(value);

/** The part of an area's query that belongs to the client book or the documents; empty when neither is open. */
export function areaSearch({ tab, client, document }: Readonly<Record<string, unknown>>): AreaSearch {
  if (tab === 'clients') return { tab, ...(isId(client) ? { client } : {}) };
  if (tab !== 'documents') return {};
  return {
    tab,
    ...(isId(document) ? { document } : {}),
    ...(document === 'new' && isId(client) && client !== 'new' ? { client } : {}),
  };
}
