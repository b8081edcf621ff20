import { composesFor } from '@nebosvod/contracts/built.table';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { birthWords } from '../../birth/birth-words.ts';
import { asProblem } from '../../platform/api/api-problem.ts';
import { useOpened } from '../../platform/last-opened.ts';
import { paths } from '../../platform/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useClient, useMayWrite, useSaveClient } from './api/use-clients.ts';
import type { OpenCard } from './card-context.ts';
import type { ClientTime } from './client-time.ts';
import type { BookArea } from './client-words.ts';
import classes from './clients.module.css';
import { BirthsPanel } from './components/births-panel.tsx';
import { BookHead } from './components/book-head.tsx';
import { DocumentsPanel } from './components/documents-panel.tsx';
import { EntriesPanel } from './components/entries-panel.tsx';
import { RelationsPanel } from './components/relations-panel.tsx';
import { SkyReasonsPanel } from './components/sky-reasons-panel.tsx';
import { TakeAway } from './components/take-away.tsx';
import { TimePanel } from './components/time-panel.tsx';
import {
  contactKind,
  eventKind,
  nextContactKind,
  noteKind,
  packageKind,
  personKind,
  sessionKind,
} from './entry-kinds.ts';

interface Props {
  readonly area: BookArea;
  readonly id: string;
  readonly isKept: boolean;
  readonly line?: (time: ClientTime) => ReactNode;
}

/** One client whole, each part edited in its place. */
export function ClientCard({ area, id, isKept, line }: Props) {
  const { data: client, error, refetch } = useClient(id);
  const mayWrite = useMayWrite();
  const save = useSaveClient(id);
  useOpened('client', client?.id ?? null);
  const navigate = useNavigate();
  const toBook = (
    <Link to={paths[area]} search={{ tab: 'clients' }} {...buttonLook()}>
      <Icon name="left" />
      Клиенты
    </Link>
  );
  if (client === undefined) {
    if (error === null) return <PageSkeleton />;
    const problem = asProblem(error);
    return (
      <>
        {!isKept && <PageTitle title="Клиент" />}
        {problem.code === 'NOT_FOUND' ? (
          <EmptyState drawing="search" action={toBook}>
            Такого клиента в вашей книге нет.
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()} code={problem.shortCode}>
            {problem.message}
          </ErrorState>
        )}
      </>
    );
  }
  const [first] = client.births;
  const reload = async () => {
    const { data } = await refetch({ throwOnError: true });
    return data ?? client;
  };
  const card: OpenCard = { client, mayWrite, save, reload };
  return (
    <>
      <BookHead
        title={client.name}
        tab="Клиент"
        isKept={isKept}
        actions={
          <div className="row wrap">
            {toBook}
            {mayWrite && !isKept && composesFor(area) && (
              <Link
                to={paths[area]}
                search={{ tab: 'documents', document: 'new', client: id }}
                {...buttonLook({ variant: 'primary' })}
              >
                <Icon name="plus" />
                Новая консультация
              </Link>
            )}
          </div>
        }
        {...(first === undefined ? {} : { subtitle: birthWords(first.birth, first.birth.utcOffsetSeconds ?? null) })}
      />
      {line && !isKept && <TimePanel card={card} line={line} />}
      <div className={classes.card}>
        <div className={classes.column}>
          {composesFor(area) && <DocumentsPanel area={area} clientId={id} />}
          <EntriesPanel card={card} kind={sessionKind} />
          <EntriesPanel card={card} kind={packageKind} />
          <EntriesPanel card={card} kind={noteKind} />
          <EntriesPanel card={card} kind={eventKind} />
          <RelationsPanel card={card} area={area} />
        </div>
        <div className={classes.column}>
          <EntriesPanel card={card} kind={nextContactKind} />
          {!isKept && <SkyReasonsPanel card={card} />}
          <BirthsPanel card={card} charts={area === 'numerolog' ? paths.natalChart : paths[area]} />
          <EntriesPanel card={card} kind={contactKind} />
          <EntriesPanel card={card} kind={personKind} />
        </div>
        <div className={classes.foot}>
          <TakeAway
            client={client}
            onErased={() => void navigate({ to: paths[area], search: { tab: 'clients' }, replace: true })}
          />
        </div>
      </div>
    </>
  );
}
