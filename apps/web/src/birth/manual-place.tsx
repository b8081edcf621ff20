import { TextInput } from '@mantine/core';
import { FieldError } from '../ui/field-error.tsx';
import { linkLook } from '../ui/link-look.ts';
import type { BirthDraft } from './birth-draft.ts';
import classes from './birth-form.module.css';
import type { BirthErrors } from './read-birth.ts';

interface Props {
  readonly draft: BirthDraft;
  readonly errors: BirthErrors;
  readonly onChange: (change: Partial<BirthDraft>) => void;
  readonly onList: () => void;
}

/** Coordinates and offset typed by hand, for places that no list knows and for times that no table knows. */
export function ManualPlace({ draft, errors, onChange, onList }: Props) {
  const shown = (message: string | undefined) => (message ? <FieldError>{message}</FieldError> : null);
  return (
    <fieldset className={classes.more}>
      <legend className="vh">Место вручную</legend>
      <div className={classes.twoFields}>
        <TextInput
          label="Широта"
          name="latitude"
          placeholder="55°45′ или 55.7558"
          autoComplete="off"
          value={draft.latitude}
          onChange={(event) => onChange({ latitude: event.currentTarget.value })}
          error={shown(errors.latitude)}
        />
        <TextInput
          label="Долгота"
          name="longitude"
          placeholder="37°37′ или 37.6173"
          autoComplete="off"
          value={draft.longitude}
          onChange={(event) => onChange({ longitude: event.currentTarget.value })}
          error={shown(errors.longitude)}
        />
      </div>
      <TextInput
        label="Смещение от UTC"
        name="offset"
        placeholder="+4, +5:30"
        description="Пусто: найдём по координатам и дате"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="off"
        value={draft.offset}
        onChange={(event) => onChange({ offset: event.currentTarget.value })}
        error={shown(errors.offset)}
      />
      <button type="button" {...linkLook({ className: 'cap' })} onClick={onList}>
        Выбрать место из списка
      </button>
    </fieldset>
  );
}
