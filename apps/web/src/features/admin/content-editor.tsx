import { Textarea, TextInput } from '@mantine/core';
import { type ContentKind, listContentEntries, saveContentEntry } from '@nebosvod/contracts/admin-content';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { endpointKey } from '../../platform/api/endpoint-query.ts';
import { FormError, FormNote } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import classes from './admin.module.css';
import { dataOf, draftOf, type EntryDraft, type EntryField, entryFields, localMoment } from './content-draft.ts';
import { DoubtedWords, type Doubts } from './doubted-words.tsx';
import { PictureInsert } from './picture-insert.tsx';

interface Props {
  readonly kind: ContentKind;
  /** null = a new one. */
  readonly entry: AnswerOf<typeof listContentEntries>[number] | null;
  readonly onClose: () => void;
}

/** An address for a new entry: the day and the time, so that two never meet. */
const newId = (now: Date) => localMoment(now.toISOString()).replaceAll(/[^\d]/g, '-');

/** Writes an entry, with a preview beside it: kept as a draft, or published for every visitor. */
export function ContentEditor({ kind, entry, onClose }: Props) {
  const queryClient = useQueryClient();
  const [id, setId] = useState(() => entry?.id ?? newId(new Date()));
  const [draft, setDraft] = useState<EntryDraft>(() => ({
    ...draftOf(kind, entry?.draft ?? entry?.published ?? null),
    ...(entry === null && kind === 'news' ? { publishedAt: localMoment(new Date().toISOString()) } : {}),
  }));
  const [note, setNote] = useState<string | null>(null);
  const [doubts, setDoubts] = useState<Doubts>([]);
  const save = useAction(async (publish: boolean) => {
    setNote(null);
    setDoubts([]);
    const saved = await call(saveContentEntry, { params: { kind, id }, body: { data: dataOf(kind, draft), publish } });
    setNote(publish ? 'Опубликовано: это видят все.' : 'Черновик сохранён, его видите только вы.');
    setDoubts(saved.doubts);
    await queryClient.invalidateQueries({ queryKey: endpointKey(listContentEntries) });
  });
  const fields = entryFields[kind];
  /** Of a field, or of something inside it. */
  const mistakeOf = (name: string) =>
    save.mistake(name) ?? save.failure?.errors.find(({ path }) => path.startsWith(`${name}.`))?.message ?? null;
  const mistakes = fields.map(({ name }) => mistakeOf(name)).filter((mistake) => mistake !== null);
  const texts = fields.filter(({ look }) => look === 'markdown' || look === 'questions');
  const heading = draft.title ?? draft.question ?? '';
  return (
    <div className={classes.editor}>
      <form
        noValidate
        aria-label="Запись"
        onSubmit={(event) => {
          event.preventDefault();
          void save.run(true);
        }}
      >
        <TextInput
          label="Адрес записи"
          description="Латинские строчные буквы, цифры и дефис"
          value={id}
          readOnly={entry !== null}
          onChange={(event) => setId(event.currentTarget.value)}
          error={shown(save.mistake('id'))}
        />
        {fields.map((field) => (
          <EntryInput
            key={field.name}
            field={field}
            value={draft[field.name] ?? ''}
            onChange={(value) => setDraft((before) => ({ ...before, [field.name]: value }))}
            mistake={mistakeOf(field.name)}
          />
        ))}
        <FormNote>{note}</FormNote>
        <DoubtedWords kind={kind} doubts={doubts} />
        <FormError>
          {mistakes.length === 0 && save.mistake('id') === null ? (save.failure?.message ?? null) : null}
        </FormError>
        <div className="row wrap">
          <Button type="submit" variant="primary" loading={save.isBusy}>
            Опубликовать
          </Button>
          <Button loading={save.isBusy} onClick={() => void save.run(false)}>
            Сохранить черновик
          </Button>
          <Button variant="quiet" onClick={onClose}>
            К списку
          </Button>
        </div>
      </form>
      <section {...cardLook({ wide: true, className: classes.preview })} aria-label="Как это увидят">
        <h2>{heading === '' ? 'Как это увидят' : heading}</h2>
        {draft.summary !== undefined && <p>{draft.summary}</p>}
        {texts.map(({ name }) => (
          <MarkdownText key={name}>{draft[name] ?? ''}</MarkdownText>
        ))}
      </section>
    </div>
  );
}

const shown = (mistake: string | null) => (mistake === null ? null : <FieldError>{mistake}</FieldError>);

interface InputProps {
  readonly field: EntryField;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly mistake: string | null;
}

function EntryInput({ field, value, onChange, mistake }: InputProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  /** A paragraph of its own, where the cursor is. */
  const insert = (markdown: string) => {
    const at = text.current?.selectionEnd ?? value.length;
    const parts = [value.slice(0, at).trimEnd(), markdown, value.slice(at).trimStart()];
    onChange(parts.filter((part) => part !== '').join('\n\n'));
  };
  const label = field.isOptional ? `${field.label} (необязательно)` : field.label;
  if (field.look === 'markdown' || field.look === 'questions') {
    return (
      <>
        <Textarea
          ref={text}
          label={label}
          autosize
          minRows={8}
          maxRows={24}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          error={shown(mistake)}
        />
        {field.look === 'markdown' && <PictureInsert onInsert={insert} />}
      </>
    );
  }
  return (
    <TextInput
      label={label}
      type={field.look === 'moment' ? 'datetime-local' : 'text'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={shown(mistake)}
    />
  );
}
