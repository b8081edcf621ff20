import { NativeSelect, TextInput } from '@mantine/core';
import type { Birth } from '@nebosvod/contracts/birth';
import { rectificationLimits } from '@nebosvod/contracts/chart-rectification';
import { EVENT_TYPES } from '@nebosvod/engine/rectification/rectification.ids';
import { lifeEventTable } from '@nebosvod/terms/life-event.table';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import { type Precision, parseEventDate, precisionOf } from './event-date.ts';
import { type EventRow, type RowError, withoutRow, withRow } from './event-rows.ts';
import { intervalsOf, proposedInterval } from './interval.ts';
import classes from './rectification.module.css';
import type { RectificationSession, RectificationState } from './rectification-session.ts';

interface Props {
  readonly birth: Birth;
  readonly session: RectificationSession;
  readonly state: RectificationState;
  /** Starts the work. @returns whether the form was in order */
  readonly onStart: () => Promise<boolean>;
  /** Progress, in place of the button that starts. */
  readonly progress: ReactNode;
}

const precisionWords: Readonly<Record<Precision, string>> = {
  day: 'известен день',
  month: 'известен месяц',
  year: 'известен год',
};

const eventOptions = [
  { value: '', label: 'Выберите событие' },
  ...EVENT_TYPES.map((id) => ({ value: id, label: lifeEventTable[id].ru })),
];

/** Three to ten events and the stretch of time to try; every mistake stands beside its field. */
export function EventsForm({ birth, session, state, onStart, progress }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.run.kind === 'running') return;
    if (!(await onStart())) setAttempts((count) => count + 1);
  };
  const { rows, errors, interval, intervalError, run } = state;
  const options = intervalsOf(birth);
  return (
    <form
      ref={form}
      noValidate
      className={`${classes.form} no-print`}
      aria-label="События жизни"
      onSubmit={(event) => void submit(event)}
    >
      <ol className={classes.events}>
        {rows.map((row, index) => (
          <EventFields
            key={row.id}
            row={row}
            number={index + 1}
            error={errors[row.id] ?? {}}
            onChange={(next) => session.setRow(next)}
            onRemove={() => session.setRows(withoutRow(rows, row.id))}
          />
        ))}
      </ol>
      <div className={`row wrap ${classes.deeds}`}>
        <Button
          size="sm"
          icon="plus"
          disabled={rows.length >= rectificationLimits.mostEvents}
          onClick={() => session.setRows(withRow(rows))}
        >
          Добавить событие
        </Button>
        <span className="cap">
          {rows.length} из {rectificationLimits.mostEvents}
        </span>
      </div>
      <NativeSelect
        size="md"
        label="Где искать время"
        className={classes.interval}
        value={interval ?? proposedInterval(birth)}
        data={options.map(({ id, label }) => ({ value: id, label }))}
        onChange={(event) => session.setInterval(event.currentTarget.value)}
        error={intervalError === null ? null : <FieldError>{intervalError}</FieldError>}
      />
      {run.kind === 'running' ? (
        progress
      ) : (
        <Button type="submit" variant="primary">
          Подобрать время
        </Button>
      )}
      {run.kind === 'failed' && (
        <div role="alert">
          <FieldError>{`${run.problem.message}. Введённое сохранено, нажмите «Подобрать время» ещё раз.`}</FieldError>
        </div>
      )}
    </form>
  );
}

interface FieldsProps {
  readonly row: EventRow;
  readonly number: number;
  readonly error: RowError;
  readonly onChange: (row: EventRow) => void;
  readonly onRemove: () => void;
}

function EventFields({ row, number, error, onChange, onRemove }: FieldsProps) {
  const parsed = parseEventDate(row.date);
  return (
    <li>
      <NativeSelect
        size="md"
        label={`Событие ${number}`}
        value={row.type}
        data={eventOptions}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange({ ...row, type: EVENT_TYPES.find((id) => id === chosen) ?? '' });
        }}
        error={error.type === undefined ? null : <FieldError>{error.type}</FieldError>}
      />
      <TextInput
        label={`Когда${parsed.kind === 'value' ? `, ${precisionWords[precisionOf(parsed.value)]}` : ''}`}
        value={row.date}
        placeholder="17.08.2014 или 2014"
        autoComplete="off"
        maxLength={40}
        onChange={(event) => onChange({ ...row, date: event.currentTarget.value })}
        error={error.date === undefined ? null : <FieldError>{error.date}</FieldError>}
      />
      <button type="button" {...iconButtonLook()} aria-label={`Убрать событие ${number}`} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
