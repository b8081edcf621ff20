import { NativeSelect } from '@mantine/core';
import { dashaTable } from '@nebosvod/terms/dasha.table';
import { termName } from '@nebosvod/terms/name';
import { useNames } from '../platform/settings/settings-store.ts';

interface Props<Id extends string> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly value: Id;
  readonly onValue: (id: string) => void;
}

/** Chooses a system of dashas by its name. */
export function SystemSelect<Id extends keyof typeof dashaTable>({ label, ids, value, onValue }: Props<Id>) {
  const names = useNames();
  return (
    <NativeSelect
      aria-label={label}
      data={ids.map((id) => ({ value: id, label: termName(dashaTable, id, names) }))}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
