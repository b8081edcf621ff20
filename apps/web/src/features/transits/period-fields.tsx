import { DateField } from '../../ui/date-field.tsx';
import { type PeriodText, readPeriod } from './read-period.ts';

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
