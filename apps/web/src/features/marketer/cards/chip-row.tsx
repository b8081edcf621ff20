import { chipLook } from '../../../ui/chip-look.ts';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
}

/** One of several short choices, as chips under their name. */
export function ChipRow<T extends string>({ label, value, options, onChange }: Props<T>) {
  return (
    <fieldset className="row wrap">
      <legend>{label}</legend>
      {options.map(([id, title]) => (
        <button key={id} type="button" {...chipLook()} aria-pressed={id === value} onClick={() => onChange(id)}>
          {title}
        </button>
      ))}
    </fieldset>
  );
}
