import { type Parsed, parseDate } from '../../ui/date-input.ts';

/** Two dates as typed. */
export interface PeriodText {
  readonly from: string;
  readonly to: string;
}

/** Both dates of a period when it can be asked for, else what is wrong with which field. */
export type PeriodValue =
  | { readonly from: string; readonly to: string }
  | { readonly fromError: string | null; readonly toError: string | null };

const reason = (parsed: Parsed) =>
  parsed.kind === 'error' ? parsed.message : parsed.kind === 'empty' ? 'Укажите дату' : null;

/** Reads both fields; the end may not lie before the beginning. */
export function readPeriod(text: PeriodText): PeriodValue {
  const [from, to] = [parseDate(text.from), parseDate(text.to)];
  if (from.kind === 'value' && to.kind === 'value') {
    if (to.value >= from.value) return { from: from.value, to: to.value };
    return { fromError: null, toError: 'Конец раньше начала' };
  }
  return { fromError: reason(from), toError: reason(to) };
}
