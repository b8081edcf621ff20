import { mostFileBytes, pictureTypes } from '@nebosvod/contracts/files';
import { useId, useRef, useState } from 'react';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { sendLogo, useLogo } from './api/use-delivery.ts';
import classes from './delivery.module.css';

interface Props {
  /** Id of the picture; null = none. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** The picture of a brand: sent at once when chosen, kept with the form. */
export function LogoField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const logo = useLogo(value);
  const upload = useAction(async (file: Blob) => onChange((await sendLogo(file)).id));
  const mistake = isTooLarge ? 'Картинка больше 1 МБ: уменьшите её' : (upload.failure?.message ?? null);
  return (
    <div className={classes.logo}>
      <span>Логотип</span>
      {value !== null && logo.data !== undefined && <img src={logo.data} alt="Ваш логотип" />}
      <span className="cap" id={hint}>
        PNG, JPEG или SVG контурами, до 1 МБ
      </span>
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
        <Button aria-describedby={hint} loading={upload.isBusy} onClick={() => input.current?.click()}>
          {value === null ? 'Выбрать файл' : 'Выбрать другой файл'}
        </Button>
        {value !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Убрать логотип
          </Button>
        )}
      </div>
      <div role="alert">{mistake !== null && <FieldError>{mistake}</FieldError>}</div>
    </div>
  );
}
