import { Textarea } from '@mantine/core';
import {
  editBaseText,
  findBaseTexts,
  getBaseText,
  restoreBaseText,
  switchBaseText,
} from '@nebosvod/contracts/admin-texts';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { call } from '../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../platform/api/endpoint-query.ts';
import { FormError, FormNote } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { tagLook } from '../../ui/tag-look.ts';
import classes from './admin.module.css';
import { textStateNames } from './admin-words.ts';
import { CsvButton } from './csv-button.tsx';
import { momentOf } from './local-moment.ts';

type Card = AnswerOf<typeof getBaseText>;

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** One text of the base with its parts and versions. */
export function TextEditor({ id, onClose }: Props) {
  const query = endpointQuery(getBaseText, { params: { id } }, 'stored');
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const queryClient = useQueryClient();
  const [note, setNote] = useState<string | null>(null);
  const act = useAction(async (work: () => Promise<Card>, said: string) => {
    setNote(null);
    queryClient.setQueryData(query.queryKey, await work());
    await queryClient.invalidateQueries({ queryKey: endpointKey(findBaseTexts) });
    setNote(said);
  });
  if (data === undefined) {
    if (!error) return <TableSkeleton rows={6} />;
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  const { versions, state, isFrame } = data;
  const restore = (version: string | null) =>
    void act.run(
      () => call(restoreBaseText, { params: { id }, body: { version } }),
      version === null ? 'Текст снова такой, как написан в базе.' : 'Версия возвращена.',
    );
  return (
    <section aria-label={`Текст ${id}`} className={classes.step}>
      <h2>
        {id} <span {...tagLook()}>{textStateNames[state]}</span>
      </h2>
      <p {...hintLook()}>
        {data.family}. Разборы, страницы и выгрузки берут текст отсюда; готовые документы не меняются.
      </p>
      <FormNote>{note}</FormNote>
      <PartsForm
        key={`${versions[0]?.id}`}
        card={data}
        isBusy={act.isBusy}
        mistake={act.mistake}
        onSave={(parts) =>
          void act.run(
            () => call(editBaseText, { params: { id }, body: { parts } }),
            'Сохранено: новые разборы скажут так.',
          )
        }
        onClose={onClose}
      />
      <FormError>{act.failure && act.failure.errors.length === 0 ? act.failure.message : null}</FormError>
      <div className="row wrap">
        {!isFrame && (
          <Button
            loading={act.isBusy}
            onClick={() =>
              void act.run(
                () => call(switchBaseText, { params: { id }, body: { isOff: state !== 'off' } }),
                state === 'off' ? 'Текст включён.' : 'Текст выключен: его никто не увидит.',
              )
            }
          >
            {state === 'off' ? 'Включить' : 'Выключить'}
          </Button>
        )}
        {state !== 'written' && (
          <AskedTwice sure="Да, вернуть" isBusy={act.isBusy} onSure={() => restore(null)}>
            Вернуть как в базе
          </AskedTwice>
        )}
      </div>
      <h3>Версии</h3>
      {versions.length === 0 && <p>Этот текст ещё не меняли.</p>}
      {versions.length > 0 && (
        <CsvButton
          file={`nebosvod-${id}`}
          head={['Когда', 'Кто', 'Состояние', 'Текст']}
          rows={versions.map((version) => [
            momentOf(version.at),
            version.actor ?? 'аккаунт удалён',
            version.isOff ? 'выключен' : 'включён',
            Object.values(version.parts).join('\n'),
          ])}
          of="версии"
        />
      )}
      <ol className={classes.entries}>
        {versions.map((version, index) => (
          <li key={version.id}>
            <span>
              <b>{momentOf(version.at)}</b> {version.actor ?? 'аккаунт удалён'}{' '}
              <span {...hintLook()}>
                {version.isOff ? 'выключен' : Object.values(version.parts)[0]?.slice(0, 120) || 'как в базе'}
              </span>
            </span>
            {index > 0 && (
              <AskedTwice sure="Да, вернуть" isBusy={act.isBusy} onSure={() => restore(version.id)}>
                Вернуть<span className="vh">: {momentOf(version.at)}</span>
              </AskedTwice>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const shown = (mistake: string | null) => (mistake === null ? null : <FieldError>{mistake}</FieldError>);

interface FormProps {
  readonly card: Card;
  readonly isBusy: boolean;
  readonly mistake: (part: string) => string | null;
  readonly onSave: (parts: Record<string, string>) => void;
  readonly onClose: () => void;
}

function PartsForm({ card: { parts }, isBusy, mistake, onSave, onClose }: FormProps) {
  const [draft, setDraft] = useState<Record<string, string>>(() =>
    Object.fromEntries(parts.map(({ name, text }) => [name, text])),
  );
  return (
    <form
      noValidate
      className="stack"
      aria-label="Части текста"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(draft);
      }}
    >
      {parts.map(({ name, label, text, written, least, most, isList }) => (
        <Textarea
          key={name}
          label={label}
          description={
            text === written
              ? `От ${least} до ${most} знаков${isList ? ' в строке' : `, сейчас ${draft[name]?.length ?? 0}`}`
              : `В базе: ${written}`
          }
          autosize
          minRows={2}
          maxRows={16}
          maxLength={2000}
          value={draft[name] ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setDraft((before) => ({ ...before, [name]: value }));
          }}
          error={shown(mistake(name))}
        />
      ))}
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={isBusy}>
          Сохранить
        </Button>
        <Button variant="quiet" onClick={onClose}>
          К списку
        </Button>
      </div>
    </form>
  );
}
