import { listConsultations } from '@nebosvod/contracts/consultations';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { paths } from '../../../platform/paths.ts';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { type BookArea, deviceDate } from '../client-words.ts';
import classes from '../clients.module.css';

/** Documents that are shown on the card; the rest are in the list of all. */
const shown = 5;

interface Props {
  readonly area: BookArea;
  readonly clientId: string;
}

/** The latest documents about a client; nothing while there is none. */
export function DocumentsPanel({ area, clientId }: Props) {
  const { data } = useQuery(endpointQuery(listConsultations, { query: { clientId, limit: `${shown}` } }, 'stored'));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section {...cardLook({ className: classes.panel })} aria-label="Документы">
      <div {...cardHeadLook()}>
        <h2>Документы</h2>
        {data.nextCursor !== null && (
          <Link to={paths[area]} search={{ tab: 'documents' }} {...linkLook()}>
            Все документы
          </Link>
        )}
      </div>
      <ul className={classes.entries}>
        {data.items.map(({ id, title, createdAt }) => (
          <li key={id}>
            <span className="cap tn">{deviceDate(createdAt)}</span>
            <div className={classes.words}>
              <Link to={paths[area]} search={{ tab: 'documents', document: id }} {...linkLook()}>
                {title}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
