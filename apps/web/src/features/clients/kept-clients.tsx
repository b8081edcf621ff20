import { useBook } from './api/use-clients.ts';
import { ClientBook } from './client-book.tsx';
import type { BookArea } from './client-words.ts';

export interface KeptClientsProps {
  readonly area: BookArea;
  readonly client: string | undefined;
}

/** The book of somebody whose access has ended: still theirs to read, take away and erase, under what the area is. */
export function KeptClients({ area, client }: KeptClientsProps) {
  const { data } = useBook({ search: '', tag: null });
  if (data === undefined || data.pages.every(({ items }) => items.length === 0)) return null;
  return (
    <section aria-label="Ваша книга клиентов">
      <ClientBook area={area} client={client} isKept />
    </section>
  );
}
