import type { ReelsScene } from '@nebosvod/contracts/publication-document';
import { formatNumber, plural } from '@nebosvod/terms/plural';
import { Suspense } from 'react';
import { useBackCloses } from '../../../platform/back-closes.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DraftNote } from '../../../ui/draft-note.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { LineField, TextField } from '../components/form-fields.tsx';
import { hashtagsIn } from '../item-draft.ts';
import { clockOf, spokenWords, subtitles } from './scene-clock.ts';
import { type TextEditor, useRefusals } from './text-change.ts';
import { reelsEdits, textForm } from './text-draft.ts';
import classes from './texts.module.css';

const Teleprompter = lazyNamed(
  () => import('./teleprompter.tsx'),
  (module) => module.Teleprompter,
);

/** Words a second of calm speech: 150 a minute. */
const CALM_PACE = 2.5;

/** A clip by scenes: when, what is said, what stands on the screen, what is shot; and the words for reading aloud. */
export function ReelsText({ id, document, isBusy, onSave }: TextEditor<'reels'>) {
  const { scenes: written, caption: under, hashtags: tags } = document;
  const draft = useDraft({
    form: textForm(id),
    start: { scenes: written, caption: under, hashtags: tags.join(' ') },
    schema: reelsEdits,
  });
  const { scenes, caption, hashtags } = draft.values;
  const edited = { scenes, caption, hashtags: hashtagsIn(hashtags) };
  const { mistake, show } = useRefusals(edited);
  const prompter = useBackCloses();
  const change = (place: number, part: Partial<ReelsScene>) =>
    draft.change({ scenes: scenes.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  const words = spokenWords(scenes);
  const pace = words / Math.max(1, scenes.at(-1)?.to ?? 1);
  return (
    <div className={classes.fields}>
      <DraftNote isKept={draft.isKept} act="Вернуть сохранённое" onReset={() => draft.reset()} />
      <ol className={classes.scenes} aria-label="Сцены">
        {scenes.map((scene, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: scenes keep their places
          <li key={place}>
            <b className="tn">
              {clockOf(scene.from)}–{clockOf(scene.to)}
            </b>
            <div>
              <TextField
                label={`Голос, сцена ${place + 1}`}
                value={scene.voice}
                error={mistake(`scenes.${place}.voice`)}
                onChange={(voice) => change(place, { voice })}
              />
              <LineField
                label="На экране"
                value={scene.screen}
                error={mistake(`scenes.${place}.screen`)}
                onChange={(screen) => change(place, { screen })}
              />
              <LineField
                label="Кадр"
                value={scene.shot}
                error={mistake(`scenes.${place}.shot`)}
                onChange={(shot) => change(place, { shot })}
              />
            </div>
          </li>
        ))}
      </ol>
      <p {...hintLook()}>
        {formatNumber(words)} {plural(words, 'слово', 'слова', 'слов')}, {formatNumber(Math.round(pace * 10) / 10)} в
        секунду: {pace <= CALM_PACE ? 'спокойный темп' : 'быстро, спокойная речь до двух с половиной'}.
      </p>
      <TextField
        label="Подпись"
        value={caption}
        error={mistake('caption')}
        onChange={(next) => draft.change({ caption: next })}
      />
      <LineField
        label="Хэштеги"
        value={hashtags}
        error={mistake('hashtags')}
        onChange={(next) => draft.change({ hashtags: next })}
      />
      <div className="row wrap">
        <Button variant="primary" onClick={prompter.open}>
          Телесуфлёр
        </Button>
        <Button
          loading={isBusy}
          onClick={() => {
            show();
            void onSave(edited);
          }}
        >
          Сохранить клип
        </Button>
        <Button variant="quiet" onClick={() => saveFile('клип.srt', subtitles(scenes), 'text/plain;charset=utf-8')}>
          Титры .srt
        </Button>
      </div>
      {prompter.isOpen && (
        <Suspense fallback={null}>
          <Teleprompter scenes={scenes} onClose={prompter.close} />
        </Suspense>
      )}
    </div>
  );
}
