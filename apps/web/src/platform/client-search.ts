/** What the address of an area holds while its client book is open. A client is named by a random id, never by a person. */
export interface ClientSearch {
  readonly tab?: 'clients';
  /** Id of the open client, `new` for the form of another; the list without it. */
  readonly client?: string;
}

/** The part of an area's query that belongs to the client book; empty when the book is not open. */
export function clientSearch({ tab, client }: Readonly<Record<string, unknown>>): ClientSearch {
  if (tab !== 'clients') return {};
  const isClient = typeof client === 'string' && /^(new|[0-9a-f-]{36})$/i.test(client);
  return { tab, ...(isClient ? { client } : {}) };
}
