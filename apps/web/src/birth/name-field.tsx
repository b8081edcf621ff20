import { TextInput } from '@mantine/core';
import { FieldError } from '../ui/field-error.tsx';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export function NameField({ value, error, onChange }: Props) {
  return (
    <TextInput
      label="Имя"
      name="birth-name"
      autoComplete="off"
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error ? <FieldError>{error}</FieldError> : null}
    />
  );
}
