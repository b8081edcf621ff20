import { Checkbox } from '@mantine/core';
import { FieldError } from '../ui/field-error.tsx';
import { hintLook } from '../ui/hint-look.ts';
import { segmentsLook } from '../ui/segments.tsx';
import type { BirthDraft } from './birth-draft.ts';

interface Props {
  readonly draft: BirthDraft;
  readonly showsGender: boolean;
  readonly asksConsent: boolean;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<BirthDraft>) => void;
}

const genders = [
  { id: '', label: 'Не указан' },
  { id: 'female', label: 'Женский' },
  { id: 'male', label: 'Мужской' },
] as const;

/** Gender (for grammar and the few rules that ask for it) and whose data these are, with their consent. */
export function PersonFields({ draft, showsGender, asksConsent, error, onChange }: Props) {
  return (
    <>
      {showsGender && (
        <fieldset>
          <legend>Пол</legend>
          <div {...segmentsLook({ full: true })}>
            {genders.map((gender) => (
              <button
                key={gender.id}
                type="button"
                aria-pressed={draft.gender === gender.id}
                onClick={() => onChange({ gender: gender.id })}
              >
                {gender.label}
              </button>
            ))}
          </div>
          <p {...hintLook()}>Нужен для согласования слов в текстах и для немногих правил, где пол важен</p>
        </fieldset>
      )}
      {asksConsent && (
        <div className="stack">
          <Checkbox
            label="Это карта другого человека"
            checked={draft.isOtherPerson}
            onChange={(event) => onChange({ isOtherPerson: event.currentTarget.checked })}
          />
          {draft.isOtherPerson && (
            <Checkbox
              label="Получено согласие этого человека"
              checked={draft.consentAt !== null}
              onChange={(event) =>
                onChange({ consentAt: event.currentTarget.checked ? new Date().toISOString() : null })
              }
              error={error ? <FieldError>{error}</FieldError> : null}
              aria-invalid={error ? true : undefined}
            />
          )}
        </div>
      )}
    </>
  );
}
