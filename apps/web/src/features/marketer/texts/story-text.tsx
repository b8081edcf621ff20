import { FRAME_CHARACTERS, type StoryFrame } from '@nebosvod/contracts/publication-document';
import { counted } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DraftNote } from '../../../ui/draft-note.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { TextField } from '../components/form-fields.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { StickerFields } from './sticker-fields.tsx';
import {
  FEWEST_FRAMES,
  frameSeconds,
  MOST_FRAMES,
  withFrameAfter,
  withFrameMoved,
  withoutFrame,
} from './story-frames.ts';
import { type TextEditor, useRefusals } from './text-change.ts';
import { storyEdits, textForm } from './text-draft.ts';
import classes from './texts.module.css';

const tooLong = ({ text }: StoryFrame) => text.length > FRAME_CHARACTERS;

/** What a frame is there for, as its line says: «1. Зацепка». */
function roleOf(place: number, frames: readonly StoryFrame[]): string {
  const kind = frames[place]?.sticker?.kind;
  const role =
    place === 0
      ? 'Зацепка'
      : place === frames.length - 1
        ? 'Призыв'
        : kind === 'poll'
          ? 'Опрос'
          : kind === 'question'
            ? 'Вопрос'
            : 'Кадр';
  return `${place + 1}. ${role}`;
}

/** A story as phones show it; frames are added, removed, moved, and the chosen one is edited below. */
export function StoryText({ id, document, isBusy, onSave }: TextEditor<'story'>) {
  const draft = useDraft({ form: textForm(id), start: { frames: document.frames }, schema: storyEdits });
  const { frames } = draft.values;
  const setFrames = (next: readonly StoryFrame[]) => draft.change({ frames: [...next] });
  const [chosen, setChosen] = useState(0);
  const [told, setTold] = useState('');
  const { mistake, show } = useRefusals({ frames });
  const frame = frames[chosen];
  if (!frame) return null;
  const replace = (next: StoryFrame) => setFrames(frames.map((one, index) => (index === chosen ? next : one)));
  const change = (part: Partial<StoryFrame>) => replace({ ...frame, ...part });
  const rearrange = (next: readonly StoryFrame[], place: number, words: string) => {
    if (next === frames) return;
    setFrames(next);
    setChosen(place);
    setTold(words);
  };
  const save = () => {
    const refused = show();
    if (refused === undefined) void onSave({ frames });
    // Beside its field, which is that of the chosen frame.
    else setChosen(Number(refused.split('.')[1] ?? chosen));
  };
  const total = frames.reduce((sum, one) => sum + frameSeconds(one), 0);
  const move = (from: number, to: number) =>
    rearrange(withFrameMoved(frames, from, to), to, `Кадр теперь ${to + 1}-й из ${frames.length}.`);
  return (
    <div className={classes.fields}>
      <DraftNote
        isKept={draft.isKept}
        act="Вернуть сохранённое"
        onReset={() => {
          draft.reset();
          setChosen(0);
        }}
      />
      <ol className={classes.frames} aria-label="Кадры">
        {frames.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: frames keep their places
          <li key={place}>
            <PhoneFrame
              frame={one}
              place={place}
              count={frames.length}
              isChosen={place === chosen}
              onChoose={() => setChosen(place)}
              onMove={(step) => move(place, place + step)}
            />
            <p className={classes.frameFoot}>
              <b>{roleOf(place, frames)}</b>
              <span className="tn">{frameSeconds(one)} с</span>
            </p>
          </li>
        ))}
      </ol>
      <div className="row wrap">
        <Button
          icon="plus"
          disabled={frames.length >= MOST_FRAMES}
          onClick={() =>
            rearrange(withFrameAfter(frames, chosen), chosen + 1, `Добавлен пустой кадр, он ${chosen + 2}-й.`)
          }
        >
          Кадр
        </Button>
        <Button icon="left" disabled={chosen === 0} onClick={() => move(chosen, chosen - 1)}>
          Раньше
        </Button>
        <Button icon="right" disabled={chosen === frames.length - 1} onClick={() => move(chosen, chosen + 1)}>
          Позже
        </Button>
        <Button
          variant="quiet"
          disabled={frames.length <= FEWEST_FRAMES}
          onClick={() =>
            rearrange(withoutFrame(frames, chosen), Math.min(chosen, frames.length - 2), `Кадр ${chosen + 1} убран.`)
          }
        >
          Убрать кадр {chosen + 1}
        </Button>
        <span className="cap" aria-live="polite">
          {told}
        </span>
      </div>
      <p {...hintLook()}>
        Вся история: {counted(total, 'секунда', 'секунды', 'секунд')} спокойного чтения. В ней от {FEWEST_FRAMES} до{' '}
        {MOST_FRAMES} кадров. Кадр в фокусе двигают и клавиши Alt + ← и Alt + →.
      </p>
      <TextField
        label={`Текст кадра ${chosen + 1}`}
        value={frame.text}
        error={tooLong(frame) ? `Не длиннее ${FRAME_CHARACTERS} знаков` : mistake(`frames.${chosen}.text`)}
        onChange={(text) => change({ text })}
      />
      <TextField
        label={`Картинка кадра ${chosen + 1}`}
        value={frame.visual}
        error={mistake(`frames.${chosen}.visual`)}
        onChange={(visual) => change({ visual })}
      />
      <StickerFields
        place={chosen + 1}
        value={frame.sticker}
        mistake={(part) => mistake(`frames.${chosen}.sticker.${part}`)}
        onChange={(sticker) => {
          const { sticker: _, ...rest } = frame;
          replace(sticker === undefined ? rest : { ...rest, sticker });
        }}
      />
      {(frame.cta !== undefined || chosen === frames.length - 1) && (
        <TextField
          label="Призыв"
          value={frame.cta ?? ''}
          error={mistake(`frames.${chosen}.cta`)}
          onChange={(cta) => change({ cta })}
        />
      )}
      <Button loading={isBusy} disabled={frames.some(tooLong)} onClick={save}>
        Сохранить кадры
      </Button>
    </div>
  );
}
