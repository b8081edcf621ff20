import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { Icon } from './icon.tsx';
import { parseTime } from './time-input.ts';

interface Props {
  readonly label: string;
  /** The text as typed; `parseTime` says what it means. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | null;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

/** A time of day typed freely: 14:30, 1430, 14.30.15. */
export function TimeField({ label, value, onChange, error = null, description, disabled = false, onBlur }: Props) {
  return (
    <TextInput
      label={label}
      value={value}
      placeholder="ЧЧ:ММ"
      autoComplete="off"
      disabled={disabled}
      description={description}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={error === null ? null : <FieldError>{error}</FieldError>}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        const parsed = parseTime(value);
        if (parsed.kind === 'value') onChange(parsed.value);
        onBlur?.();
      }}
      rightSection={<Icon name="clock" />}
      rightSectionPointerEvents="none"
    />
  );
}
