import { DateField } from '../../../ui/date-field.tsx';
import classes from '../consultations.module.css';
import { monthFault } from '../month-draft.ts';

interface Props {
  /** The first day, as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the server said of the field. */
  readonly mistake: string | null;
}

/** From which day a month is read. */
export function MonthField({ value, onChange, mistake }: Props) {
  return (
    <div className={classes.second}>
      <h3>Месяц</h3>
      <DateField label="С какого дня" value={value} error={monthFault(value) ?? mistake} onChange={onChange} />
      <p className="cap">Месяц длится до того же числа следующего. Пустое поле значит с сегодняшнего дня.</p>
    </div>
  );
}
