import { TextInput } from '@mantine/core';
import { DateField } from '../../../ui/date-field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Segments } from '../../../ui/segments.tsx';
import classes from '../numerolog.module.css';
import { firstYear } from '../read-date.ts';
import type { PersonDraft } from '../session.ts';
import { MixedLetters } from './mixed-letters.tsx';

interface Props {
  readonly draft: PersonDraft;
  readonly onChange: (part: Partial<PersonDraft>) => void;
  readonly nameError?: string | undefined;
  readonly dateError?: string | undefined;
  readonly nameLabel?: string;
  readonly dateLabel?: string;
  readonly nameHint?: string;
  readonly withSex?: boolean;
}

/** Name, date of birth and, where a rule asks for it, sex. */
export function PersonFields(props: Props) {
  const { draft, onChange, nameError, dateError, nameLabel = 'Имя', dateLabel = 'Дата рождения', nameHint } = props;
  return (
    <>
      <div>
        <TextInput
          label={nameLabel}
          value={draft.name}
          autoComplete="off"
          description={nameHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          error={nameError === undefined ? null : <FieldError>{nameError}</FieldError>}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        {nameError !== undefined && <MixedLetters text={draft.name} />}
      </div>
      <DateField
        label={dateLabel}
        value={draft.date}
        firstYear={firstYear}
        onChange={(date) => onChange({ date })}
        error={dateError ?? null}
      />
      {props.withSex && (
        <div>
          <p className={`cap ${classes.fieldLabel}`}>Пол, для чисел куа и гуа</p>
          <Segments
            label="Пол"
            value={draft.sex}
            onChange={(sex) => onChange({ sex })}
            options={[
              { value: '', label: 'Не указан' },
              { value: 'f', label: 'Женский' },
              { value: 'm', label: 'Мужской' },
            ]}
          />
        </div>
      )}
    </>
  );
}
