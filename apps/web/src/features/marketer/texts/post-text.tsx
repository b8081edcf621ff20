import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LineField, TextField } from '../components/form-fields.tsx';
import { hashtagsIn } from '../item-draft.ts';
import { type TextEditor, useRefusals } from './text-change.ts';
import classes from './texts.module.css';

/** A post, or the cards of a carousel and the post under them. */
export function PostText({ document, isBusy, onSave }: TextEditor<'post' | 'carousel'>) {
  const [hook, setHook] = useState(document.hook);
  const [text, setText] = useState(document.text);
  const [cta, setCta] = useState(document.cta);
  const [hashtags, setHashtags] = useState(document.hashtags.join(' '));
  const [slides, setSlides] = useState(document.kind === 'carousel' ? document.slides : null);
  const edited = { hook, text, cta, hashtags: hashtagsIn(hashtags), ...(slides ? { slides } : {}) };
  const { mistake, show } = useRefusals(edited);
  return (
    <div className={classes.fields}>
      {slides?.map((slide, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their places
        <fieldset key={place} className={classes.card}>
          <legend>Карточка {place + 1}</legend>
          <LineField
            label="Заголовок"
            value={slide.title}
            error={mistake(`slides.${place}.title`)}
            onChange={(title) => setSlides(slides.map((one, index) => (index === place ? { ...one, title } : one)))}
          />
          <TextField
            label="Текст карточки"
            value={slide.text}
            error={mistake(`slides.${place}.text`)}
            onChange={(words) =>
              setSlides(slides.map((one, index) => (index === place ? { ...one, text: words } : one)))
            }
          />
        </fieldset>
      ))}
      <TextField label="Первая фраза" value={hook} onChange={setHook} error={mistake('hook')} />
      <TextField
        label={slides ? 'Подпись' : 'Текст'}
        rows={6}
        value={text}
        onChange={setText}
        error={mistake('text')}
      />
      <TextField label="Призыв" value={cta} onChange={setCta} error={mistake('cta')} />
      <LineField label="Хэштеги" value={hashtags} onChange={setHashtags} error={mistake('hashtags')} />
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
