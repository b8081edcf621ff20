import type { ReactNode } from 'react';
import { useMayWrite } from './api/use-clients.ts';
import { ClientCard } from './client-card.tsx';
import { ClientList } from './client-list.tsx';
import type { ClientTime } from './client-time.ts';
import type { BookArea } from './client-words.ts';
import classes from './clients.module.css';
import { NewClient } from './new-client.tsx';

export interface ClientBookProps {
  /** Whose address the book stands under. */
  readonly area: BookArea;
  /** Id of the open client, or `new`. */
  readonly client: string | undefined;
  /** Shown below what the area is, to a former owner. */
  readonly isKept?: boolean;
  /** The line of time of an open client: another feature, given by the route. */
  readonly line?: (time: ClientTime) => ReactNode;
}

/** The book of clients, one of them, or the form of another: as the address says. */
export function ClientBook({ area, client, isKept = false, line }: ClientBookProps) {
  const mayWrite = useMayWrite();
  return (
    <div className={classes.page}>
      {client === 'new' && mayWrite && !isKept ? (
        <NewClient area={area} />
      ) : client === undefined || client === 'new' ? (
        <ClientList area={area} isKept={isKept} />
      ) : (
        <ClientCard key={client} area={area} id={client} isKept={isKept} {...(line && { line })} />
      )}
    </div>
  );
}
