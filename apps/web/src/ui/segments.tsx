import type { ReactNode } from 'react';
import { type Look, lookOf, type Own } from './look.ts';
import classes from './segments.module.css';

interface Options extends Own {
  readonly small?: boolean | undefined;
  readonly full?: boolean | undefined;
}

/** For rows of choices that are not buttons of one value. */
export const segmentsLook = ({ small = false, full = false, className }: Options = {}): Look =>
  lookOf('segments', [classes.segments, small && classes.small, full && classes.full, className]);

interface Option<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** Why it cannot be chosen; said by the button too. */
  readonly refusal?: string | undefined;
}

interface Props<T extends string> {
  /** Spoken name of the whole. */
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly small?: boolean;
  readonly full?: boolean;
}

/** One of a few, all in sight. A choice that is closed stays readable and says why. */
export function Segments<T extends string>({ label, options, value, onChange, small, full }: Props<T>) {
  return (
    <fieldset {...segmentsLook({ small, full })} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-disabled={option.refusal === undefined ? undefined : true}
          title={option.refusal}
          onClick={() => option.refusal === undefined && onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
