import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { type FormEvent, type ReactNode, useState } from 'react';
import { localToday } from '../../../platform/local-today.ts';
import { westernText } from '../../../text/western.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate } from '../../../ui/date-input.ts';
import classes from '../astrolog.module.css';
import { type PeriodErrors, readPeriod } from '../transit-period.ts';

const text = westernText.hits;

/** Three months from today: what a form of a period begins with. */
export function quarterFrom(today = localToday()): { readonly from: string; readonly to: string } {
  return { from: today, to: addDays(today, 91) };
}

interface Props {
  /** Words of the button. */
  readonly submit: string;
  readonly onPeriod: (period: { readonly from: string; readonly to: string }) => void;
  /** A choice between the dates and the button. */
  readonly children: ReactNode;
}

/** Two dates of a period, at most ten years apart; what is wrong is said beside each. */
export function PeriodForm({ submit, onPeriod, children }: Props) {
  const [typed, setTyped] = useState(() => {
    const { from, to } = quarterFrom();
    return { from: formatDate(from), to: formatDate(to) };
  });
  const [errors, setErrors] = useState<PeriodErrors>({});
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    setErrors({});
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readPeriod(typed.from, typed.to);
    setErrors(read.kind === 'errors' ? read.errors : {});
    if (read.kind === 'period') onPeriod({ from: read.from, to: read.to });
  };
  return (
    <form noValidate className={`${classes.period} no-print`} onSubmit={send}>
      <DateField
        label={text.from}
        value={typed.from}
        error={errors.from ?? null}
        onChange={(from) => change({ from })}
      />
      <DateField label={text.to} value={typed.to} error={errors.to ?? null} onChange={(to) => change({ to })} />
      {children}
      <Button type="submit">{submit}</Button>
    </form>
  );
}
