import type { PublicationTone } from '@nebosvod/contracts/publication-order';
import { type FormEvent, useState } from 'react';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import type { WritingSubject } from '../../../platform/navigation-state.ts';
import { Button } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { type PublicationOrder, useGenerationsLeft, useWriting } from '../api/use-writing.ts';
import inputs from '../components/form.module.css';
import { LineField, SelectField } from '../components/form-fields.tsx';
import { ToneNotes, ToneSelect } from '../components/tone-fields.tsx';
import { advertised } from '../plan-order-draft.ts';
import { OpenText } from './open-text.tsx';
import classes from './texts.module.css';

const formatChoices = [
  ['story', 'История, кадры'],
  ['post', 'Пост'],
  ['carousel', 'Карусель'],
  ['reels', 'Клип по суфлёру'],
] as const;
type Format = (typeof formatChoices)[number][0];
const frameChoices = ['3', '4', '5', '6', '7'] as const;
const secondChoices = ['15', '30', '60'] as const;

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
  const [open, setOpen] = useState<string | null>(null);
  const left = useGenerationsLeft();
  const writing = useWriting(({ id }) => setOpen(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMistake(topic.trim() === '' ? 'Назовите тему' : null);
    if (topic.trim() === '') return;
    const item = subject?.planItemId && topic === subject.topic ? { planItemId: subject.planItemId } : {};
    const common = {
      productId: 3,
      topic: topic.trim().slice(0, 200),
      tone,
      ...item,
      ...advertised(tone, erid),
    } as const;
    const length = { 15: 15, 30: 30, 60: 60 } as const;
    const order: PublicationOrder =
      format === 'story'
        ? { ...common, kind: format, frames: Number(frames) }
        : format === 'reels'
          ? { ...common, kind: format, seconds: length[seconds] }
          : { ...common, kind: format };
    void writing.run(order);
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
      {open !== null && <OpenText key={open} id={open} />}
    </div>
  );
}
