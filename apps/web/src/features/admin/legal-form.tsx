import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { counted } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { Button } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import { type Settings, type StepFormProps, useSettingChange } from './use-settings.ts';

type Text = Settings['legal'][number];

/** Places of a template to be filled in: words in square brackets that are no link. */
const blanksOf = (body: string) => [...body.matchAll(/\[[^\]\n]+\](?!\()/g)].map(([blank]) => blank);

/** Legal texts: chosen, filled in, put in force. */
export function LegalForm({ settings, onDone }: StepFormProps) {
  const [id, setId] = useState<Text['id']>(() => settings.legal.find(({ isTemplate }) => isTemplate)?.id ?? 'offer');
  const text = settings.legal.find((one) => one.id === id);
  return (
    <div className="stack">
      <NativeSelect
        label="Текст"
        value={id}
        onChange={(event) => {
          const chosen = settings.legal.find((one) => one.id === event.currentTarget.value);
          if (chosen) setId(chosen.id);
        }}
        data={settings.legal.map((one) => ({
          value: one.id,
          label: one.isTemplate ? `${one.title} (шаблон)` : one.title,
        }))}
      />
      {text !== undefined && <TextEditor key={`${id}-${text.version}-${text.isSaved}`} text={text} onDone={onDone} />}
    </div>
  );
}

function TextEditor({ text, onDone }: Pick<StepFormProps, 'onDone'> & { readonly text: Text }) {
  const { save, reset } = useSettingChange();
  const [title, setTitle] = useState(text.title);
  const [body, setBody] = useState(text.body);
  const blanks = blanksOf(body);
  const act = useAction(async () => {
    await save('legal', text.id, { title, body });
    onDone(
      blanks.length === 0
        ? `«${title}»: новая редакция действует с сегодняшнего дня.`
        : `«${title}»: сохранено, но это ещё шаблон.`,
    );
  });
  const back = useAction(() => reset('legal', text.id));
  return (
    <form
      noValidate
      className="stack"
      aria-label="Юридический текст"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run();
      }}
    >
      <TextInput label="Название" value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
      <Textarea
        label="Текст (Markdown)"
        autosize
        minRows={8}
        maxRows={24}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <p {...hintLook()} aria-live="polite">
        {blanks.length === 0
          ? 'Пустых мест не осталось. Покажите текст юристу.'
          : `Осталось заполнить ${counted(blanks.length, 'место', 'места', 'мест')}: ${[...new Set(blanks)].join(' ')}`}
      </p>
      <p {...hintLook()}>
        Картинок здесь нет: согласие хранит слова, которые человек видел, и политика выходит в PDF без картинок.
      </p>
      <details>
        <summary>Как это увидят</summary>
        <MarkdownText>{body}</MarkdownText>
      </details>
      <FormError>{act.failure?.message ?? back.failure?.message ?? null}</FormError>
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={act.isBusy}>
          Сохранить
        </Button>
        {text.isSaved && (
          <AskedTwice sure="Да, вернуть" isBusy={back.isBusy} onSure={() => void back.run()}>
            Вернуть к файлу
          </AskedTwice>
        )}
      </div>
    </form>
  );
}
