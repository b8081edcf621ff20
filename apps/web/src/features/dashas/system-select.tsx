import { NativeSelect } from '@mantine/core';
import { dashaTable } from '@nebosvod/terms/dasha.table';
import { type NameOptions, termName } from '@nebosvod/terms/name';

interface Props<Id extends string> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly value: Id;
  readonly onValue: (id: string) => void;
  readonly names: NameOptions;
}

/** Chooses a system of dashas by its name. */
export function SystemSelect<Id extends string>({ label, ids, value, onValue, names }: Props<Id>) {
  return (
    <NativeSelect
      aria-label={label}
      data={ids.map((id) => ({ value: id, label: termName(dashaTable, id, names) ?? id }))}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
