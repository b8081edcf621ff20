import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { FieldError } from '../../../ui/field-error.tsx';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
  readonly placeholder?: string;
}

const shown = (error: string | null) => (error === null ? null : <FieldError>{error}</FieldError>);

export function LineField({ onChange, error, ...rest }: FieldProps) {
  return <TextInput {...rest} onChange={(event) => onChange(event.currentTarget.value)} error={shown(error)} />;
}

export function TextField({ onChange, error, rows = 2, ...rest }: FieldProps & { readonly rows?: number }) {
  return (
    <Textarea
      {...rest}
      autosize
      minRows={rows}
      maxRows={14}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={shown(error)}
    />
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
}

export function SelectField<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  return (
    <NativeSelect
      label={label}
      data={options.map(([id, title]) => ({ value: id, label: title }))}
      value={value}
      onChange={(event) => {
        const chosen = options.find(([id]) => id === event.currentTarget.value);
        if (chosen) onChange(chosen[0]);
      }}
    />
  );
}
