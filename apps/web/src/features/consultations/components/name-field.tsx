import { TextInput } from '@mantine/core';
import { FieldError } from '../../../ui/field-error.tsx';
import { longestNames } from '../order-draft.ts';

interface Props {
  readonly value: string;
  readonly onChange: (names: string) => void;
  /** What the server said of it. */
  readonly mistake: string | null;
}

/** Variants of a name or a title that are weighed. */
export function NameField({ value, onChange, mistake }: Props) {
  return (
    <TextInput
      label="Имена или названия"
      description="До шести через запятую, первое разбирается подробно"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete="off"
      maxLength={longestNames}
      value={value}
      error={mistake === null ? null : <FieldError>{mistake}</FieldError>}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
