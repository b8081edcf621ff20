import { NativeSelect, TextInput } from '@mantine/core';
import type { PrashnaMatter } from '@nebosvod/engine/prashna/matter.table';
import { PRASHNA_MATTERS } from '@nebosvod/engine/prashna/prashna.ids';
import { searchPlaces } from '../../../platform/api/search-places.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { PlaceField } from '../../../ui/place-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import classes from '../consultations.module.css';
import { type QuestionDraft, questionFaults } from '../question-draft.ts';

interface Props {
  readonly value: QuestionDraft;
  readonly onChange: (value: QuestionDraft) => void;
  /** What the server said of a field. */
  readonly mistake: (field: 'place' | 'moment' | 'moment.date' | 'moment.time' | 'number') => string | null;
}

/** What a question is about, where and when it was asked. */
export function QuestionFields({ value, onChange, mistake }: Props) {
  const faults = questionFaults(value);
  const number = faults.number ?? mistake('number');
  const placeFault =
    value.place !== null && value.place.timeZone === null
      ? 'Выберите город из списка: по его часам строится карта вопроса'
      : null;
  return (
    <div className={classes.second}>
      <h3>Предмет, место и момент вопроса</h3>
      <NativeSelect
        label="О чём вопрос"
        value={value.matter ?? ''}
        data={[
          { value: '', label: 'По словам вопроса' },
          ...PRASHNA_MATTERS.map((id) => ({ value: id, label: questionMatters[id] })),
        ]}
        onChange={(event) => {
          const matter = PRASHNA_MATTERS.find((id) => id === event.currentTarget.value) ?? null;
          onChange({ ...value, matter });
        }}
      />
      <PlaceField
        label="Где задан вопрос"
        value={value.place}
        search={searchPlaces}
        error={placeFault ?? mistake('place')}
        onChange={(place) => onChange({ ...value, place })}
      />
      <div className={classes.period}>
        <DateField
          label="День вопроса"
          value={value.date}
          error={faults.date ?? mistake('moment.date') ?? mistake('moment')}
          onChange={(date) => onChange({ ...value, date })}
        />
        <TimeField
          label="Время вопроса"
          value={value.time}
          error={faults.time ?? mistake('moment.time')}
          onChange={(time) => onChange({ ...value, time })}
        />
      </div>
      <p className="cap">Пустые день и время значат минуту, в которую документ заказан.</p>
      <TextInput
        label="Число для второго голоса (КП)"
        description="От 1 до 249, первое, что назвал спросивший; можно не указывать"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={value.number}
        error={number === null ? null : <FieldError>{number}</FieldError>}
        onChange={(event) => onChange({ ...value, number: event.currentTarget.value })}
      />
    </div>
  );
}

/** What a question may be about, as it is chosen. */
const questionMatters: Readonly<Record<PrashnaMatter, string>> = {
  travel: 'Дорога, поездка',
  work: 'Работа, должность',
  money: 'Деньги, доход',
  marriage: 'Союз, отношения',
  children: 'Дети',
  home: 'Жильё, земля, переезд',
  health: 'Силы и режим',
  lost: 'Пропажа',
  dispute: 'Спор, соперничество',
  study: 'Учёба, экзамен',
  message: 'Весть, ответ, гость',
  other: 'Другое',
};
