import { formatShortDate } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { useState } from 'react';
import { deviceZone } from '../../platform/device-zone.ts';
import { chipLook } from '../../ui/chip-look.ts';
import classes from './booking.module.css';
import { offsetWords } from './booking-words.ts';

interface Props {
  /** Beginnings that are free, in the order of time. */
  readonly hours: readonly string[];
  readonly value: string | null;
  readonly onChange: (hour: string) => void;
  /** Whose hours they are. */
  readonly practitionerZone: string;
}

/** Days with free hours and the hours of the open one, on the clock of this device. */
export function HoursPicker({ hours, value, onChange, practitionerZone }: Props) {
  const timeZone = deviceZone();
  const dayOf = (hour: string) => wallClock(hour, { timeZone }).date;
  const days = [...new Set(hours.map(dayOf))];
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = hours;
  const day = days.find((one) => one === (chosen ?? (value === null ? null : dayOf(value)))) ?? days[0];
  if (first === undefined) return <p>Свободных часов сейчас нет. Загляните позже или напишите специалисту.</p>;
  const isElsewhere = offsetWords(first, timeZone) !== offsetWords(first, practitionerZone);
  return (
    <div className={classes.hours}>
      <fieldset className={classes.days}>
        <legend>День</legend>
        {days.map((one) => (
          <button key={one} type="button" {...chipLook()} aria-pressed={one === day} onClick={() => setChosen(one)}>
            {formatShortDate(one, { weekday: true })}
          </button>
        ))}
      </fieldset>
      <fieldset className={classes.times}>
        <legend>
          Время на ваших часах ({offsetWords(first, timeZone)})
          {isElsewhere && `, у специалиста ${offsetWords(first, practitionerZone)}`}
        </legend>
        {hours
          .filter((hour) => dayOf(hour) === day)
          .map((hour) => (
            <button
              key={hour}
              type="button"
              {...chipLook()}
              aria-pressed={hour === value}
              onClick={() => onChange(hour)}
            >
              {formatTime(hour, { timeZone })}
            </button>
          ))}
      </fieldset>
    </div>
  );
}
