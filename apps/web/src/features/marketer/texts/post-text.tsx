import { useDraft } from '../../../platform/forms/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DraftNote } from '../../../ui/draft-note.tsx';
import { LineField, TextField } from '../components/form-fields.tsx';
import { hashtagsIn } from '../item-draft.ts';
import { type TextEditor, useRefusals } from './text-change.ts';
import { postEdits, textForm } from './text-draft.ts';
import classes from './texts.module.css';

/** A post, or the cards of a carousel and the post under them. */
export function PostText({ id, document, isBusy, onSave }: TextEditor<'post' | 'carousel'>) {
  const draft = useDraft({
    form: textForm(id),
    start: {
      ...{ hook: document.hook, text: document.text, cta: document.cta, hashtags: document.hashtags.join(' ') },
      slides: document.kind === 'carousel' ? document.slides : null,
    },
    schema: postEdits,
  });
  const { change } = draft;
  const { hook, text, cta, hashtags, slides } = draft.values;
  const edited = { hook, text, cta, hashtags: hashtagsIn(hashtags), ...(slides ? { slides } : {}) };
  const { mistake, show } = useRefusals(edited);
  return (
    <div className={classes.fields}>
      <DraftNote isKept={draft.isKept} act="Вернуть сохранённое" onReset={() => draft.reset()} />
      {slides?.map((slide, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their places
        <fieldset key={place} className={classes.card}>
          <legend>Карточка {place + 1}</legend>
          <LineField
            label="Заголовок"
            value={slide.title}
            error={mistake(`slides.${place}.title`)}
            onChange={(title) =>
              change({ slides: slides.map((one, index) => (index === place ? { ...one, title } : one)) })
            }
          />
          <TextField
            label="Текст карточки"
            value={slide.text}
            error={mistake(`slides.${place}.text`)}
            onChange={(words) =>
              change({ slides: slides.map((one, index) => (index === place ? { ...one, text: words } : one)) })
            }
          />
        </fieldset>
      ))}
      <TextField
        label="Первая фраза"
        value={hook}
        onChange={(next) => change({ hook: next })}
        error={mistake('hook')}
      />
      <TextField
        label={slides ? 'Подпись' : 'Текст'}
        rows={6}
        value={text}
        onChange={(next) => change({ text: next })}
        error={mistake('text')}
      />
      <TextField label="Призыв" value={cta} onChange={(next) => change({ cta: next })} error={mistake('cta')} />
      <LineField
        label="Хэштеги"
        value={hashtags}
        onChange={(next) => change({ hashtags: next })}
        error={mistake('hashtags')}
      />
      <Button
        loading={isBusy}
        onClick={() => {
          show();
          void onSave(edited);
        }}
      >
        Сохранить текст
      </Button>
    </div>
  );
}
