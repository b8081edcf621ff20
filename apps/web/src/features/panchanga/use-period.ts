import { useState } from 'react';
import { formatDate } from '../../ui/date-input.ts';
import { stepDays } from './dates.ts';

/** Days after the first of a period that nobody has typed. */
const usualLength = 30;

/** The two fields of a period, as they are written. */
export interface PeriodFields {
  readonly from: string;
  readonly to: string;
  readonly setFrom: (text: string) => void;
  readonly setTo: (text: string) => void;
}

/**
 * A period to fill in: thirty days from the date of the page until another is typed. What is not typed follows that date, for a
 * page that the server drew yesterday learns only in the browser which day it is.
 * @param date ГГГГ-ММ-ДД
 */
export function usePeriod(date: string): PeriodFields {
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  return {
    from: from ?? formatDate(date),
    to: to ?? formatDate(stepDays(date, usualLength)),
    setFrom,
    setTo,
  };
}
