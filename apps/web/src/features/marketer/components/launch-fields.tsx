import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { type LaunchDraft, mostLaunches } from '../plan-order-draft.ts';
import classes from './form.module.css';
import { LineField } from './form-fields.tsx';

interface Props {
  readonly value: readonly LaunchDraft[];
  readonly onChange: (value: readonly LaunchDraft[]) => void;
  readonly error: (id: number) => string | null;
}

/** What of the person's own begins in these weeks: a plan tells of it before and on the day. */
export function LaunchFields({ value, onChange, error }: Props) {
  const change = (id: number, part: Partial<LaunchDraft>) =>
    onChange(value.map((launch) => (launch.id === id ? { ...launch, ...part } : launch)));
  return (
    <fieldset>
      <legend>Свои события</legend>
      {value.map((launch) => (
        <div key={launch.id} className={classes.two}>
          <LineField
            label="Название события"
            placeholder="Курс «Читаем панчангу»"
            value={launch.title}
            onChange={(title) => change(launch.id, { title })}
            error={error(launch.id)}
          />
          <DateField
            label="Дата события"
            value={launch.date}
            onChange={(date) => change(launch.id, { date })}
            error={null}
          />
          <Button variant="quiet" size="sm" onClick={() => onChange(value.filter(({ id }) => id !== launch.id))}>
            Убрать<span className="vh"> событие {launch.title}</span>
          </Button>
        </div>
      ))}
      {value.length < mostLaunches && (
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          onClick={() =>
            onChange([...value, { id: 1 + Math.max(0, ...value.map(({ id }) => id)), title: '', date: '' }])
          }
        >
          Событие
        </Button>
      )}
    </fieldset>
  );
}
