import { Textarea } from '@mantine/core';
import type { ReadingSection, Sentence } from '@nebosvod/contracts/reading';
import { useEffect, useRef, useState } from 'react';
import { sectionElement } from '../../../chart/reading/reading-parts.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { useAutosave } from '../../../platform/forms/use-autosave.ts';
import { Button } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { sendable, withAdded, withText } from '../section-edit.ts';
import type { Saving } from '../use-saving.ts';
import { SaveFailure } from './save-line.tsx';
import classes from './section-editor.module.css';

/** Longest sentence that is taken. */
const longest = 2_000;

interface Props {
  readonly section: ReadingSection;
  readonly saving: Saving;
  readonly onDone: () => void;
}

/** A section open for editing: every sentence a field, saved as one types; closed once what was typed is saved. */
export function SectionEditor({ section, saving, onDone }: Props) {
  const [draft, setDraft] = useState(section);
  const added = useRef(0);
  const fields = useRef<HTMLDivElement>(null);
  const last = useRef(Promise.resolve(true));
  const send = (next: ReadingSection) => {
    last.current = saving.save({ sections: [sendable(next)] });
    return last.current;
  };
  const { change, flush } = useAutosave((next: ReadingSection) => void send(next));
  const close = useAction(async () => {
    const wasSaved = await last.current;
    flush();
    if ((await last.current) || (!wasSaved && (await send(draft)))) onDone();
  });
  useEffect(() => fields.current?.querySelector<HTMLElement>('textarea')?.focus(), []);
  const put = (next: ReadingSection) => {
    setDraft(next);
    change(next);
  };
  const { id, title, verdict, paragraphs } = draft;
  const field = (sentence: Sentence) => (
    <SentenceField key={sentence.id} sentence={sentence} onChange={(text) => put(withText(draft, sentence.id, text))} />
  );
  const add = (paragraph: string) => {
    added.current += 1;
    // Not sent until something is written into it.
    setDraft(withAdded(draft, paragraph, `${id}.own.${Date.now().toString(36)}${added.current}`.slice(-80)));
  };
  return (
    <section className={classes.editor} aria-labelledby={sectionElement(id)} data-reading={id}>
      <h2 id={sectionElement(id)} tabIndex={-1}>
        {title}
      </h2>
      <p {...hintLook()}>
        Изменённое предложение отмечается «написано специалистом»: его числа больше не подтверждает расчёт. Пустое
        предложение убирается.
      </p>
      <div ref={fields} className={classes.fields}>
        {verdict && field(verdict)}
        {paragraphs.map((paragraph) => (
          <div key={paragraph.id} className={classes.paragraph}>
            {paragraph.sentences.map(field)}
            <Button size="sm" variant="quiet" icon="plus" onClick={() => add(paragraph.id)}>
              Предложение
            </Button>
          </div>
        ))}
      </div>
      <Button variant="primary" loading={close.isBusy} onClick={() => void close.run()}>
        Готово
      </Button>
      {/* It is said aloud at the head of the page, which may be out of sight from here. */}
      {saving.failure && (
        <p className="bad">
          <SaveFailure saving={saving} />
        </p>
      )}
    </section>
  );
}

interface FieldProps {
  readonly sentence: Sentence;
  readonly onChange: (text: string) => void;
}

function SentenceField({ sentence: { text }, onChange }: FieldProps) {
  return (
    <div className={classes.sentence}>
      <Textarea
        autosize
        minRows={1}
        maxRows={12}
        maxLength={longest}
        aria-label={text === '' ? 'Новое предложение' : `Предложение: ${text.slice(0, 40)}`}
        placeholder="Пустое предложение в документ не войдёт"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {text !== '' && (
        <button
          type="button"
          {...iconButtonLook()}
          aria-label={`Убрать предложение: ${text.slice(0, 40)}`}
          onClick={() => onChange('')}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
