import { FRAME_CHARACTERS, type StoryFrame } from '@nebosvod/contracts/publication-document';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../components/form-fields.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import type { TextEditor } from './text-change.ts';
import classes from './texts.module.css';

const tooLong = ({ text }: StoryFrame) => text.length > FRAME_CHARACTERS;

/** A story as phones show it, frame after frame; the words of the chosen frame are edited below. */
export function StoryText({ document, isBusy, onSave }: TextEditor<'story'>) {
  const [frames, setFrames] = useState(document.frames);
  const [chosen, setChosen] = useState(0);
  const frame = frames[chosen];
  if (!frame) return null;
  const change = (part: Partial<StoryFrame>) =>
    setFrames(frames.map((one, index) => (index === chosen ? { ...one, ...part } : one)));
  return (
    <div className={classes.fields}>
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
            />
          </li>
        ))}
      </ol>
      <TextField
        label={`Текст кадра ${chosen + 1}`}
        value={frame.text}
        error={tooLong(frame) ? `Не длиннее ${FRAME_CHARACTERS} знаков` : null}
        onChange={(text) => change({ text })}
      />
      <TextField
        label={`Картинка кадра ${chosen + 1}`}
        value={frame.visual}
        error={null}
        onChange={(visual) => change({ visual })}
      />
      {frame.cta !== undefined && (
        <TextField label="Призыв" value={frame.cta} error={null} onChange={(cta) => change({ cta })} />
      )}
      <Button loading={isBusy} disabled={frames.some(tooLong)} onClick={() => void onSave({ frames })}>
        Сохранить кадры
      </Button>
    </div>
  );
}
