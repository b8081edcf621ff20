import '@mantine/dates/styles.css';
import 'dayjs/locale/ru';
import { FocusTrap } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';

interface Props {
  /** `YYYY-MM-DD` or null. */
  readonly value: string | null;
  readonly onChoose: (iso: string) => void;
}

const labels = {
  monthLevelControl: 'Выбрать месяц',
  yearLevelControl: 'Выбрать год',
  nextMonth: 'Следующий месяц',
  previousMonth: 'Предыдущий месяц',
  nextYear: 'Следующий год',
  previousYear: 'Предыдущий год',
  nextDecade: 'Следующее десятилетие',
  previousDecade: 'Предыдущее десятилетие',
};

/** Calendar from Monday, 1800–2399; opens on decades when nothing is chosen, as births are rarely this month. */
export function DatePickerPanel({ value, onChoose }: Props) {
  return (
    <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: 1, weekendDays: [0] }}>
      <FocusTrap>
        <div>
          <DatePicker
            value={value}
            onChange={(iso) => iso !== null && onChoose(iso)}
            defaultDate={value ?? '1990-01-01'}
            defaultLevel={value === null ? 'decade' : 'month'}
            minDate="1800-01-01"
            maxDate="2399-12-31"
            ariaLabels={labels}
            getDayProps={(iso) => ({ 'aria-label': dayName.format(new Date(`${iso}T12:00:00Z`)) })}
          />
        </div>
      </FocusTrap>
    </DatesProvider>
  );
}

const dayName = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  weekday: 'long',
  timeZone: 'UTC',
});
