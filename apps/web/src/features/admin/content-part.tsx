import {
  type ContentKind,
  contentKinds,
  hideContentEntry,
  listContentEntries,
  restoreContentEntry,
} from '@nebosvod/contracts/admin-content';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { call } from '../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../platform/api/endpoint-query.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { Button } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { Segments } from '../../ui/segments.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { tagLook } from '../../ui/tag-look.ts';
import classes from './admin.module.css';
import { kindNames, partTitles } from './admin-words.ts';
import { ContentEditor } from './content-editor.tsx';
import { CsvButton } from './csv-button.tsx';
import { momentOf } from './local-moment.ts';

type Entry = AnswerOf<typeof listContentEntries>[number];

const stateOf = ({ published, draft, isHidden }: Entry) => {
  if (isHidden) return 'снято с сайта';
  if (published === null) return 'черновик';
  return draft === null ? 'на сайте' : 'на сайте, есть черновик';
};

/** News, events, questions and words of items with their drafts; one of them open in the editor. */
export function ContentPart() {
  const [kind, setKind] = useState<ContentKind>('news');
  const [opened, setOpened] = useState<Entry | 'new' | null>(null);
  return (
    <section aria-label={partTitles.content}>
      <div className={classes.tools}>
        <Segments
          label="Раздел содержания"
          options={contentKinds.map((value) => ({ value, label: kindNames[value] }))}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setOpened(null);
          }}
        />
      </div>
      {opened === null ? (
        <EntryList key={kind} kind={kind} onOpen={setOpened} />
      ) : (
        <ContentEditor kind={kind} entry={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

interface ListProps {
  readonly kind: ContentKind;
  readonly onOpen: (entry: Entry | 'new') => void;
}

function EntryList({ kind, onOpen }: ListProps) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(listContentEntries, { params: { kind } }, 'stored'),
    staleTime: 0,
  });
  const act = useAction(async (work: () => Promise<unknown>) => {
    await work();
    await queryClient.invalidateQueries({ queryKey: endpointKey(listContentEntries) });
  });
  if (data === undefined) {
    if (!error) return <TableSkeleton rows={6} />;
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  return (
    <>
      <div className="row wrap">
        {kind !== 'items' && (
          <Button variant="primary" icon="plus" onClick={() => onOpen('new')}>
            Новая запись
          </Button>
        )}
        <CsvButton
          file={`nebosvod-${kind}`}
          head={['Адрес', 'Заголовок', 'Состояние', 'Изменено']}
          rows={data.map((entry) => [entry.id, entry.title, stateOf(entry), momentOf(entry.updatedAt)])}
        />
      </div>
      {kind === 'items' && (
        <p {...hintLook()}>
          Цена, квота и срок задаются в настройках, что товар открывает и в каком разделе стоит — в content/shop.yaml.
          Снятый товар уходит из магазина, купленное остаётся открытым.
        </p>
      )}
      <FormError>{act.failure?.message ?? null}</FormError>
      {data.length === 0 && <EmptyState>Записей ещё нет.</EmptyState>}
      <ul className={classes.entries}>
        {data.map((entry) => (
          <li key={entry.id}>
            <span>
              <b>{entry.title}</b> <span {...tagLook()}>{stateOf(entry)}</span>
            </span>
            <span className="row wrap">
              <Button size="sm" onClick={() => onOpen(entry)}>
                Править<span className="vh">: {entry.title}</span>
              </Button>
              {entry.isFromFile && entry.updatedAt !== null && (
                <AskedTwice
                  sure="Да, вернуть"
                  isBusy={act.isBusy}
                  onSure={() => void act.run(() => call(restoreContentEntry, { params: { kind, id: entry.id } }))}
                >
                  Вернуть к файлу<span className="vh">: {entry.title}</span>
                </AskedTwice>
              )}
              {!entry.isHidden && (
                <AskedTwice
                  sure={entry.isFromFile ? 'Да, снять' : 'Да, удалить'}
                  isBusy={act.isBusy}
                  onSure={() => void act.run(() => call(hideContentEntry, { params: { kind, id: entry.id } }))}
                >
                  {entry.isFromFile ? 'Снять' : 'Удалить'}
                  <span className="vh">: {entry.title}</span>
                </AskedTwice>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
