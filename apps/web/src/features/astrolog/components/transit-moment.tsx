import { DAY_MS, HOUR_MS } from '@nebosvod/engine/time/durations';
import { useState } from 'react';
import { westernText } from '../../../text/western.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate, parseDate } from '../../../ui/date-input.ts';
import { TimeField } from '../../../ui/time-field.tsx';
import { parseTime } from '../../../ui/time-input.ts';
import { instantOf, localMoment } from '../local-moment.ts';
import classes from './transit-moment.module.css';

interface Props {
  readonly at: Date;
  readonly onAt: (at: Date) => void;
}

const steps = [
  [-DAY_MS, '−1\u00a0д', 'На сутки раньше'],
  [-HOUR_MS, '−1\u00a0ч', 'На час раньше'],
  [HOUR_MS, '+1\u00a0ч', 'На час позже'],
  [DAY_MS, '+1\u00a0д', 'На сутки позже'],
] as const;

/** Date and time of the transits by the clock of this device, with steps and «Сейчас». What is wrong is said, the last good moment stays. */
export function TransitMoment({ at, onAt }: Props) {
  const shown = localMoment(at);
  const [date, setDate] = useState(formatDate(shown.date));
  const [time, setTime] = useState(shown.time);
  const [error, setError] = useState<string | null>(null);
  const [timeError, setTimeError] = useState<string | null>(null);
  const go = (next: Date) => {
    const moment = localMoment(next);
    setDate(formatDate(moment.date));
    setTime(moment.time);
    setError(null);
    setTimeError(null);
    onAt(next);
  };
  return (
    <div className={classes.moment}>
      <DateField
        label={westernText.date}
        value={date}
        error={error}
        onChange={(typed) => {
          setDate(typed);
          const parsed = parseDate(typed, 'gregorian');
          setError(parsed.kind === 'error' ? parsed.message : null);
          if (parsed.kind === 'value') onAt(instantOf({ ...shown, date: parsed.value }));
        }}
      />
      <TimeField
        label={westernText.time}
        value={time}
        error={timeError}
        onChange={(typed) => {
          setTime(typed);
          const parsed = parseTime(typed);
          setTimeError(parsed.kind === 'error' ? parsed.message : null);
          if (parsed.kind === 'value') onAt(instantOf({ ...shown, time: parsed.value }));
        }}
      />
      <div className={`row ${classes.steps}`}>
        {steps.map(([by, label, spoken]) => (
          <Button key={by} aria-label={spoken} onClick={() => go(new Date(at.getTime() + by))}>
            {label}
          </Button>
        ))}
        <Button onClick={() => go(new Date())}>{westernText.now}</Button>
      </div>
    </div>
  );
}
