import { Textarea, TextInput } from '@mantine/core';
import type { Consultation } from '@nebosvod/contracts/consultations';
import { useState } from 'react';
import { useAutosave } from '../../../platform/forms/use-autosave.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import type { Saving } from '../use-saving.ts';

interface Props {
  readonly consultation: Consultation;
  readonly saving: Saving;
}

/** The name of the document, and notes that nobody but the practitioner sees; both saved as one types. */
export function NotesPanel({ consultation, saving }: Props) {
  const [title, setTitle] = useState(consultation.title);
  const [notes, setNotes] = useState(consultation.notes);
  const named = useAutosave((next: string) => {
    if (next.trim() !== '') void saving.save({ title: next });
  });
  const noted = useAutosave((next: string) => void saving.save({ notes: next }));
  return (
    <>
      <TextInput
        label="Название документа"
        value={title}
        maxLength={200}
        error={title.trim() === '' ? <FieldError>Назовите документ</FieldError> : null}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          named.change(event.currentTarget.value);
        }}
        onBlur={named.flush}
      />
      <Textarea
        label="Свои заметки"
        description="Клиент их не видит: в файлы и по ссылке они не попадают"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={10_000}
        value={notes}
        onChange={(event) => {
          setNotes(event.currentTarget.value);
          noted.change(event.currentTarget.value);
        }}
        onBlur={noted.flush}
      />
    </>
  );
}
