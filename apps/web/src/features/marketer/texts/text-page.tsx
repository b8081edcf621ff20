import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { selectPage, type WritingSubject } from '../../../platform/navigation-state.ts';
import { Button } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useGenerationsLeft, useWriting } from '../api/use-writing.ts';
import inputs from '../components/form.module.css';
import { LineField, SelectField } from '../components/form-fields.tsx';
import { ToneNotes, ToneSelect } from '../components/tone-fields.tsx';
import { IdeaFormats } from './idea-formats.tsx';
import { type AskedText, askedText, desk, frameChoices, secondChoices } from './text-draft.ts';
import classes from './texts.module.css';
import { WriterChoice } from './writer-choice.tsx';
import { type Format, formats, orderOf, type TextIdea, type WrittenIdea, withText } from './written-idea.ts';

const formatChoices = [
  ['story', 'История, кадры'],
  ['post', 'Пост'],
  ['carousel', 'Карусель'],
  ['reels', 'Клип по суфлёру'],
] as const satisfies readonly (readonly [Format, string])[];
const secondsOf = { 15: 15, 30: 30, 60: 60 } as const;

/** The form as it begins: empty, or as the idea on the desk was asked for. */
const firstAsked = (format: Format, idea: WrittenIdea | null): AskedText => ({
  topic: idea?.topic ?? '',
  tone: idea?.tone ?? 'own',
  erid: idea?.erid ?? '',
  writer: idea?.writer ?? 'model',
  planItem: idea === null || idea.planItemId === null ? null : { id: idea.planItemId, topic: idea.topic },
  ...{ format, frames: '5', seconds: '30' },
});

interface Props {
  readonly page: 'stories' | 'reels';
  /** Taken along from another page: it takes the place of what stood here. */
  readonly subject: WritingSubject | null;
}

/** One idea, any format: a topic or an item of the plan is written, shown as readers will see it, and edited. */
export function TextPage({ page, subject }: Props) {
  const first = page === 'reels' ? 'reels' : 'story';
  const onDesk = useDraft({ form: `desk.${page}`, start: { idea: null, shown: first }, schema: desk });
  const { idea, shown } = onDesk.values;
  const draft = useDraft({ form: `asked.${page}`, start: firstAsked(first, idea), schema: askedText });
  const { format, topic, tone, erid, frames, seconds, writer, planItem } = draft.values;
  const { change } = draft;
  const [mistake, setMistake] = useState<string | null>(null);
  useEffect(() => {
    if (subject === null) return;
    const { planItemId, ...about } = subject;
    onDesk.reset();
    change({ ...about, planItem: planItemId === null ? null : { ...about, id: planItemId } });
    // Taken: Back to this page finds what was typed here since.
    selectPage(page);
  });
  const left = useGenerationsLeft();
  const asked = useRef<TextIdea | null>(null);
  const writing = useWriting(({ id, kind }) => {
    const written = formats.find((one) => one === kind);
    const about = asked.current;
    if (written === undefined || about === null) return;
    onDesk.change({ idea: withText(onDesk.latest().idea, about, written, id), shown: written });
    if (draft.latest().topic.trim() === about.topic) draft.drop();
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
    const planItemId = topic === planItem?.topic ? planItem.id : null;
    void write({ topic: topic.trim(), planItemId, tone, erid, writer }, [format]);
  };
  return (
    <div className={classes.desk}>
      <form noValidate className={inputs.form} onSubmit={submit}>
        <LineField
          label="Тема"
          placeholder="Полнолуние, Юпитер ретроградный, экадаши…"
          value={topic}
          onChange={(next) => change({ topic: next })}
          error={mistake ?? writing.mistake('topic')}
        />
        <div className={inputs.two}>
          <SelectField
            label="Формат"
            value={format}
            options={formatChoices}
            onChange={(next) => change({ format: next })}
          />
          <ToneSelect tone={tone} onChange={(next) => change({ tone: next })} />
          {format === 'story' && (
            <SelectField
              label="Кадров"
              value={frames}
              options={frameChoices.map((id) => [id, id] as const)}
              onChange={(next) => change({ frames: next })}
            />
          )}
          {format === 'reels' && (
            <SelectField
              label="Длина"
              value={seconds}
              options={secondChoices.map((id) => [id, `${id} секунд`] as const)}
              onChange={(next) => change({ seconds: next })}
            />
          )}
        </div>
        <ToneNotes tone={tone} erid={erid} onErid={(next) => change({ erid: next })} error={writing.mistake('erid')} />
        <WriterChoice value={writer} onChange={(next) => change({ writer: next })} />
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
          onShow={(next) => onDesk.change({ shown: next })}
          onWrite={(wanted) => void write(idea, wanted)}
        />
      )}
    </div>
  );
}
