import { DateField } from '../../../../ui/date-field.tsx';
import { type Parsed, parseDate } from '../../../../ui/date-input.ts';

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

interface Props {
  readonly text: PeriodText;
  readonly onText: (text: PeriodText) => void;
}

/** From and to. */
export function PeriodFields({ text, onText }: Props) {
  const value = readPeriod(text);
  const errors = 'fromError' in value ? value : { fromError: null, toError: null };
  return (
    <>
      <DateField label="С" value={text.from} onChange={(from) => onText({ ...text, from })} error={errors.fromError} />
      <DateField label="По" value={text.to} onChange={(to) => onText({ ...text, to })} error={errors.toError} />
    </>
  );
}
