import { TextInput } from '@mantine/core';
import { searchPlaces } from '../../../platform/api/search-places.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { PlaceField } from '../../../ui/place-field.tsx';
import classes from '../consultations.module.css';
import { type YearDraft, yearFault } from '../year-draft.ts';

interface Props {
  readonly value: YearDraft;
  readonly onChange: (value: YearDraft) => void;
  /** What the server said of a field. */
  readonly mistake: (field: 'year' | 'place') => string | null;
}

/** Which year is read, and where it is lived. */
export function YearFields({ value, onChange, mistake }: Props) {
  const fault = yearFault(value) ?? mistake('year');
  const placeFault =
    value.place !== null && value.place.timeZone === null ? 'Выберите город из списка: нужен его часовой пояс' : null;
  return (
    <div className={classes.second}>
      <h3>Год и место</h3>
      <TextInput
        label="В каком году начинается"
        description="Год идёт от дня рождения. Пустое поле значит тот, что идёт сейчас"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        inputMode="numeric"
        maxLength={4}
        value={value.year}
        error={fault === null ? null : <FieldError>{fault}</FieldError>}
        onChange={(event) => onChange({ ...value, year: event.currentTarget.value })}
      />
      <PlaceField
        label="Где его проживают"
        value={value.place}
        search={searchPlaces}
        error={placeFault ?? mistake('place')}
        onChange={(place) => onChange({ ...value, place })}
      />
      <p className="cap">Без места карта года строится для места рождения.</p>
    </div>
  );
}
