import type { ReactNode } from 'react';
import type { PracticeArea } from '../../text/areas.ts';
import type { Delivered } from './components/document-tools.tsx';
import classes from './consultations.module.css';
import { DocumentList } from './document-list.tsx';
import { NewDocument } from './new-document.tsx';
import { OpenDocument } from './open-document.tsx';

export interface DocumentDeskProps {
  readonly area: PracticeArea;
  /** Id of the open document, or `new`. */
  readonly document: string | undefined;
  /** Whom a new document is for. */
  readonly client: string | undefined;
  /** «Передать клиенту» of a finished document: another feature, given by the route. */
  readonly delivery?: (delivered: Delivered) => ReactNode;
}

/** The documents of a person, one of them, or the order of another: as the address says. */
export function DocumentDesk({ area, document, client, delivery }: DocumentDeskProps) {
  return (
    <div className={classes.page}>
      {document === 'new' ? (
        <NewDocument area={area} clientId={client} />
      ) : document === undefined ? (
        <DocumentList area={area} />
      ) : (
        <OpenDocument key={document} area={area} id={document} {...(delivery && { delivery })} />
      )}
    </div>
  );
}
