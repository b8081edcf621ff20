import { mostFileBytes, pictureTypes } from '@nebosvod/contracts/files';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { useAction } from './use-action.ts';

interface Props {
  /** Id of the picture; null = none. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** Keeps the file on the server. */
  readonly send: (file: Blob) => Promise<{ readonly id: string }>;
  readonly chooseLabel: string;
  /** Id of the hint that tells what may be chosen. */
  readonly hintId: string;
}

/** Chooses the picture of a logo: sent at once, its id kept with the form; a wrong file is told beside the buttons. */
export function PictureChoice({ value, onChange, send, chooseLabel, hintId }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const upload = useAction(async (file: Blob) => onChange((await send(file)).id));
  const mistake = isTooLarge ? 'Картинка больше 1 МБ: уменьшите её' : (upload.failure?.message ?? null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label="Файл логотипа"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file === undefined) return;
          setTooLarge(file.size > mostFileBytes);
          if (file.size <= mostFileBytes) void upload.run(file);
        }}
      />
      <div className="row wrap">
        <Button aria-describedby={hintId} loading={upload.isBusy} onClick={() => input.current?.click()}>
          {value === null ? chooseLabel : 'Выбрать другой файл'}
        </Button>
        {value !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Убрать логотип
          </Button>
        )}
      </div>
      <div role="alert">{mistake !== null && <FieldError>{mistake}</FieldError>}</div>
    </>
  );
}
