import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { DateField } from '../../../ui/date-field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import type { Field } from '../entry-kind.ts';

interface Props {
  readonly field: Field;
  readonly value: string;
  readonly mistake: string | null;
  readonly onChange: (value: string) => void;
}

/** One field of an entry, its mistake beside it. */
export function EntryField({ field: { label, kind, options = {}, hint }, value, mistake, onChange }: Props) {
  const error = mistake === null ? null : <FieldError>{mistake}</FieldError>;
  const described = hint === undefined ? {} : { description: hint };
  if (kind === 'date') return <DateField label={label} value={value} onChange={onChange} error={mistake} />;
  if (kind === 'time') return <TimeField label={label} value={value} onChange={onChange} error={mistake} />;
  if (kind === 'flag') {
    return (
      <Checkbox
        label={label}
        checked={value === 'yes'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
        error={error}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <NativeSelect
        label={label}
        data={Object.entries(options).map(([id, title]) => ({ value: id, label: title }))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
    );
  }
  if (kind === 'text') {
    return (
      <Textarea
        label={label}
        autosize
        minRows={2}
        maxRows={14}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...described}
      />
    );
  }
  return (
    <TextInput
      label={label}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...(kind === 'number' ? { inputMode: 'decimal' as const } : {})}
      {...described}
    />
  );
}
