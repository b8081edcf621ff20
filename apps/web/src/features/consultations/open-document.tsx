import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { useOpened } from '../../platform/last-opened.ts';
import { paths } from '../../platform/paths.ts';
import type { PracticeArea } from '../../text/areas.ts';
import { kindTitles } from '../../text/consultation-kinds.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useDocument, useReloadDocument } from './api/use-documents.ts';
import type { Delivered } from './components/document-tools.tsx';
import { QuotaLine } from './components/quota-line.tsx';
import { WritingPage } from './components/writing-page.tsx';
import classes from './consultations.module.css';
import { WrittenDocument } from './written-document.tsx';

interface Props {
  readonly area: PracticeArea;
  readonly id: string;
  readonly delivery?: (delivered: Delivered) => ReactNode;
}

/** One document by its address: being written, ended without a text, or open for work. */
export function OpenDocument({ area, id, delivery }: Props) {
  const { data: consultation, error, refetch } = useDocument(id);
  const reload = useReloadDocument(id);
  useOpened('document', consultation?.id ?? null);
  const onEnd = useCallback(() => void reload(), [reload]);
  const toList = (
    <Link to={paths[area]} search={{ tab: 'documents' }} {...buttonLook()}>
      Документы
    </Link>
  );
  if (consultation === undefined) {
    if (error === null) return <PageSkeleton />;
    const problem = asProblem(error);
    return (
      <>
        <PageTitle title="Документ" />
        {problem.code === 'NOT_FOUND' ? (
          <EmptyState drawing="search" action={toList}>
            Такого документа у вас нет.
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()} code={problem.shortCode}>
            {problem.message}
          </ErrorState>
        )}
      </>
    );
  }
  if (consultation.status === 'done' && consultation.document !== undefined && 'sections' in consultation.document) {
    return (
      <WrittenDocument
        area={area}
        consultation={consultation}
        document={consultation.document}
        {...(delivery && { delivery })}
      />
    );
  }
  const { title, kind, productId, status } = consultation;
  const again = (
    <Link to={paths[area]} search={{ tab: 'documents', document: 'new' }} {...buttonLook({ variant: 'primary' })}>
      Составить заново
    </Link>
  );
  return (
    <>
      <PageTitle
        title={title}
        tab={kindTitles[kind]}
        ruled
        actions={
          <div className={classes.headActions}>
            <QuotaLine productId={productId} />
            {toList}
          </div>
        }
      />
      {status === 'queued' || status === 'running' ? (
        <WritingPage consultation={consultation} onEnd={onEnd} />
      ) : (
        <EmptyState drawing="search" action={again}>
          {status === 'cancelled'
            ? 'Составление остановлено, отложенная генерация возвращена.'
            : (consultation.error?.detail ?? 'Не получилось составить документ, генерация возвращена.')}
        </EmptyState>
      )}
    </>
  );
}
