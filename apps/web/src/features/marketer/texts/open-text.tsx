import { changeConsultation } from '@nebosvod/contracts/consultation-edits';
import { getConsultation } from '@nebosvod/contracts/consultations';
import { writerNote } from '@nebosvod/contracts/document-writer.table';
import { blanksIn } from '@nebosvod/terms/blanks';
import { unbrokenDates } from '@nebosvod/terms/civil-date';
import { counted } from '@nebosvod/terms/plural';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { keepFields, keptFields } from '../../../platform/own-drafts.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { PublicationCards } from '../cards/publication-cards.tsx';
import { PublicationCheck } from '../components/publication-check.tsx';
import { CopyText } from './copy-text.tsx';
import { PostText } from './post-text.tsx';
import { ReelsText } from './reels-text.tsx';
import { StoryText } from './story-text.tsx';
import type { TextChange } from './text-change.ts';
import { textForm } from './text-draft.ts';
import { textParts } from './text-parts.ts';
import { TextVersions } from './text-versions.tsx';
import classes from './texts.module.css';

/** A written publication: as readers see it, to edit, to check, to copy; former states stay. */
export function OpenText({ id }: { readonly id: string }) {
  const client = useQueryClient();
  const { user } = useSessionState();
  const [owner, form] = [user?.id ?? '', textForm(id)];
  const query = endpointQuery(getConsultation, { params: { id } }, 'stored');
  const { data, error, refetch } = useQuery(query);
  const save = useAction(async (version: number, change: TextChange) => {
    const sent = JSON.stringify(keptFields(owner, form));
    const saved = await call(changeConsultation, { params: { id }, body: { version, ...change } });
    // What was typed while it was on its way waits for the next time.
    if (JSON.stringify(keptFields(owner, form)) === sent) keepFields(owner, form, null);
    client.setQueryData(query.queryKey, saved);
  });
  if (data === undefined) {
    if (error === null) return <PageSkeleton />;
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  const { document } = data;
  if (document === undefined || !('kind' in document) || document.kind === 'plan') {
    return <p className="muted">{data.error?.detail ?? 'Текст ещё не готов.'}</p>;
  }
  const props = { id, isBusy: save.isBusy, onSave: (change: TextChange) => save.run(document.version, change) };
  const blanks = textParts(document).flatMap(blanksIn).length;
  return (
    <section className={classes.text} aria-label={document.title}>
      <h2>{document.title}</h2>
      {document.reason !== undefined && (
        <p className={classes.reason}>
          <Icon name="clock" /> Повод: {unbrokenDates(document.reason)}
        </p>
      )}
      {blanks > 0 && (
        <p {...noteLook()}>
          Впишите своё: {counted(blanks, 'место', 'места', 'мест')} в ‹скобках›. Это слова автора, за вас мы их не
          сочиняем.
        </p>
      )}
      {document.kind === 'story' ? (
        <StoryText key={document.version} document={document} {...props} />
      ) : document.kind === 'reels' ? (
        <ReelsText key={document.version} document={document} {...props} />
      ) : (
        <PostText key={document.version} document={document} {...props} />
      )}
      <FormError>{save.failure?.message ?? null}</FormError>
      <p className="cap">
        {writerNote(document)}
        {document.writer === 'composer-instead' &&
          ': нейросеть не ответила или сказала не то, слова собраны по правилам'}
      </p>
      {document.source !== undefined && <p className="cap">Источник: {document.source}</p>}
      <PublicationCheck parts={textParts(document)} date={document.asOf} />
      <CopyText parts={textParts(document)} />
      <PublicationCards document={document} />
      <TextVersions
        id={id}
        current={document.version}
        onRestored={(saved) => {
          keepFields(owner, form, null);
          client.setQueryData(query.queryKey, saved);
        }}
      />
    </section>
  );
}
