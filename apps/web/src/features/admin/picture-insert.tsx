import { TextInput } from '@mantine/core';
import { contentPictureTypes, uploadContentPicture } from '@nebosvod/contracts/content-pictures';
import { mostFileBytes } from '@nebosvod/contracts/files';
import { pictureAddress } from '@nebosvod/contracts/picture-address';
import { useId, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { shrunkPicture } from './shrunk-picture.ts';

interface Props {
  /** Puts Markdown into the text. */
  readonly onInsert: (markdown: string) => void;
}

/** Sends a picture and puts it into the text, with words for those who do not see it. */
export function PictureInsert({ onInsert }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [alt, setAlt] = useState('');
  const [mistake, setMistake] = useState<string | null>(null);
  const upload = useAction(async (file: Blob) => {
    const picture = await shrunkPicture(file);
    if (picture === null) return setMistake('Картинка не открылась: сохраните её в PNG, JPEG или WebP');
    if (picture.size > mostFileBytes) return setMistake('Картинка и после уменьшения больше 1\u00a0МБ');
    onInsert(`![${alt.trim()}](${pictureAddress(await call(uploadContentPicture, { body: picture }))})`);
    setAlt('');
  });
  const shown = mistake ?? upload.failure?.message ?? null;
  return (
    <div className="stack">
      <TextInput
        label="Что на картинке"
        description="Эти слова услышит тот, кто картинку не видит"
        maxLength={200}
        value={alt}
        onChange={(event) => {
          // Brackets would end the words in Markdown.
          setAlt(event.currentTarget.value.replaceAll(/[[\]\n]/g, ''));
          setMistake(null);
        }}
        error={shown === null ? null : <FieldError>{shown}</FieldError>}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={contentPictureTypes.join(',')}
        aria-label="Файл картинки"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          setMistake(null);
          if (file !== undefined) void upload.run(file);
        }}
      />
      <p {...hintLook()} id={hint}>
        PNG, JPEG или WebP. Перед отправкой картинка уменьшается до 1600 точек, а то, что записала в неё камера,
        стирается.
      </p>
      <div className="row wrap">
        <Button
          aria-describedby={hint}
          loading={upload.isBusy}
          onClick={() => (alt.trim() === '' ? setMistake('Сначала скажите, что на картинке') : input.current?.click())}
        >
          Вставить картинку
        </Button>
      </div>
    </div>
  );
}
