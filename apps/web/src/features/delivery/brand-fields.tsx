import { Textarea, TextInput } from '@mantine/core';
import type { Brand } from '@nebosvod/contracts/delivery';
import { FieldError } from '../../ui/field-error.tsx';
import { LogoField } from './logo-field.tsx';

interface Props {
  readonly draft: Brand;
  readonly onChange: (draft: Brand) => void;
  /** What the server said of a field. */
  readonly mistake: (field: string) => string | null;
}

/** What names a brand wherever it stands, on documents and on cards. */
export function BrandFields({ draft, onChange, mistake }: Props) {
  const shown = (field: string) => {
    const words = mistake(field);
    return words === null ? null : <FieldError>{words}</FieldError>;
  };
  return (
    <>
      <TextInput
        label="Имя или название"
        maxLength={120}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
        error={shown('name')}
      />
      <Textarea
        label="Контакты, каждый с новой строки"
        autosize
        minRows={3}
        maxLength={500}
        value={draft.contacts}
        onChange={(event) => onChange({ ...draft, contacts: event.currentTarget.value })}
        error={shown('contacts')}
      />
      <LogoField value={draft.logoId} onChange={(logoId) => onChange({ ...draft, logoId })} />
      <TextInput
        type="color"
        label="Цвет"
        description="Там, где он был бы не виден, берётся оттенок темнее или светлее"
        value={draft.colour}
        onChange={(event) => onChange({ ...draft, colour: event.currentTarget.value })}
        error={shown('colour')}
      />
    </>
  );
}
