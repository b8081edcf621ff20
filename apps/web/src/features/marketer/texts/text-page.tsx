import type { PublicationTone } from '@nebosvod/contracts/publication-order';
import { type FormEvent, useRef, useState } from 'react';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import type { WritingSubject } from '../../../platform/navigation-state.ts';
import { Button } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useGenerationsLeft, useWriting } from '../api/use-writing.ts';
import inputs from '../components/form.module.css';
import { LineField, SelectField } from '../components/form-fields.tsx';
import { ToneNotes, ToneSelect } from '../components/tone-fields.tsx';
import { IdeaFormats } from './idea-formats.tsx';
import classes from './texts.module.css';
import { type TextWriter, WriterChoice } from './writer-choice.tsx';
import { type Format, formats, orderOf, type TextIdea, type WrittenIdea, withText } from './written-idea.ts';

const formatChoices = [
  ['story', 'История, кадры'],
  ['post', 'Пост'],
  ['carousel', 'Карусель'],
  ['reels', 'Клип по суфлёру'],
] as const satisfies readonly (readonly [Format, string])[];
const frameChoices = ['3', '4', '5', '6', '7'] as const;
const secondChoices = ['15', '30', '60'] as const;
const secondsOf = { 15: 15, 30: 30, 60: 60 } as const;

interface Props {
  readonly first: Format;
  readonly subject: WritingSubject | null;
}

/** One idea, any format: a topic or an item of the plan is written, shown as readers will see it, and edited. */
export function TextPage({ first, subject }: Props) {
  const [format, setFormat] = useState<Format>(first);
  const [topic, setTopic] = useState(subject?.topic ?? '');
  const [tone, setTone] = useState<PublicationTone>('own');
  const [erid, setErid] = useState('');
  const [frames, setFrames] = useState<(typeof frameChoices)[number]>('5');
  const [seconds, setSeconds] = useState<(typeof secondChoices)[number]>('30');
  const [mistake, setMistake] = useState<string | null>(null);
  const [writer, setWriter] = useState<TextWriter>('model');
  const [idea, setIdea] = useState<WrittenIdea | null>(null);
  const [shown, setShown] = useState<Format>(first);
  const left = useGenerationsLeft();
  const asked = useRef<TextIdea | null>(null);
  const writing = useWriting(({ id, kind }) => {
    const written = formats.find((one) => one === kind);
    const about = asked.current;
    if (written === undefined || about === null) return;
    setIdea((former) => withText(former, about, written, id));
    setShown(written);
  });
  const write = async (about: TextIdea, wanted: readonly Format[]) => {
    asked.current = about;
    const length = { frames: Number(frames), seconds: secondsOf[seconds] };
    for (const one of wanted) if (!(await writing.run(orderOf(about, one, length)))) return;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMistake(topic.trim() === '' ? 'Назовите тему' : null);
    if (topic.trim() === '') return;
    const planItemId = subject !== null && topic === subject.topic ? subject.planItemId : null;
    void write({ topic: topic.trim(), planItemId, tone, erid, writer }, [format]);
  };
  return (
    <div className={classes.desk}>
      <form noValidate className={inputs.form} onSubmit={submit}>
        <LineField
          label="Тема"
          placeholder="Полнолуние, Юпитер ретроградный, экадаши…"
          value={topic}
          onChange={setTopic}
          error={mistake ?? writing.mistake('topic')}
        />
        <div className={inputs.two}>
          <SelectField label="Формат" value={format} options={formatChoices} onChange={setFormat} />
          <ToneSelect tone={tone} onChange={setTone} />
          {format === 'story' && (
            <SelectField
              label="Кадров"
              value={frames}
              options={frameChoices.map((id) => [id, id] as const)}
              onChange={setFrames}
            />
          )}
          {format === 'reels' && (
            <SelectField
              label="Длина"
              value={seconds}
              options={secondChoices.map((id) => [id, `${id} секунд`] as const)}
              onChange={setSeconds}
            />
          )}
        </div>
        <ToneNotes tone={tone} erid={erid} onErid={setErid} error={writing.mistake('erid')} />
        <WriterChoice value={writer} onChange={setWriter} />
        <FormError>{writing.failure?.message ?? null}</FormError>
        <p {...hintLook()}>
          Повод ищем в небе ближайших недель, затем среди фактов с источником. Спишется одна генерация
          {left === null ? '' : `, осталось ${left}`}.
        </p>
        <div className="row wrap">
          <Button type="submit" variant="primary" loading={writing.isBusy}>
            Написать
          </Button>
          <span aria-live="polite">
            {writing.step !== null && (
              <span className="row muted">
                <Spinner /> {writing.step}
              </span>
            )}
          </span>
        </div>
      </form>
      {idea !== null && (
        <IdeaFormats
          idea={idea}
          shown={shown}
          isBusy={writing.isBusy}
          onShow={setShown}
          onWrite={(wanted) => void write(idea, wanted)}
        />
      )}
    </div>
  );
}
