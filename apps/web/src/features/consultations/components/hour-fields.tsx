import { NativeSelect } from '@mantine/core';
import { MUHURTA_DAYS, muhurtaPurposes } from '@nebosvod/contracts/muhurta-choice';
import { searchPlaces } from '../../../platform/api/search-places.ts';
import { purposeText } from '../../../text/panchanga/purpose.table.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { PlaceField } from '../../../ui/place-field.tsx';
import classes from '../consultations.module.css';
import { type HourDraft, periodFaults } from '../hour-draft.ts';

interface Props {
  readonly value: HourDraft;
  readonly onChange: (value: HourDraft) => void;
  /** What the server said of a field. */
  readonly mistake: (field: 'purpose' | 'place' | 'from' | 'to') => string | null;
}

/** What an hour is chosen for, where and when. */
export function HourFields({ value, onChange, mistake }: Props) {
  const faults = periodFaults(value);
  const placeFault =
    value.place !== null && value.place.timeZone === null
      ? 'Выберите город из списка: по его часам считаются восход и окна'
      : null;
  return (
    <div className={classes.second}>
      <h3>Дело, место и срок</h3>
      <NativeSelect
        label="Для какого дела"
        value={value.purpose}
        data={muhurtaPurposes.map((id) => ({ value: id, label: purposeText[id].title }))}
        description={purposeText[value.purpose].note}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={(event) => {
          const purpose = muhurtaPurposes.find((id) => id === event.currentTarget.value);
          if (purpose !== undefined) onChange({ ...value, purpose });
        }}
      />
      <PlaceField
        label="Где начнётся дело"
        value={value.place}
        search={searchPlaces}
        error={placeFault ?? mistake('place')}
        onChange={(place) => onChange({ ...value, place })}
      />
      <div className={classes.period}>
        <DateField
          label="С какого дня"
          value={value.from}
          error={faults.from ?? mistake('from')}
          onChange={(from) => onChange({ ...value, from })}
        />
        <DateField
          label="По какой день"
          value={value.to}
          error={faults.to ?? mistake('to')}
          onChange={(to) => onChange({ ...value, to })}
        />
      </div>
      <p className="cap">
        Пустой срок значит {MUHURTA_DAYS.usual} дней с сегодняшнего, самый длинный {MUHURTA_DAYS.most} дней.
      </p>
    </div>
  );
}
