import { type Confirmation, type ConfirmationId, confirmationOf } from './confirmation.ts';

export interface SchoolColumn extends Confirmation {
  readonly id: string;
  readonly label: string;
}

/** One value in every school; null where a school has no rule for the date or name. */
export interface SchoolRow {
  readonly id: string;
  readonly label: string;
  /** In the order of the columns. */
  readonly values: readonly (readonly number[] | null)[];
  readonly differs: boolean;
}

export interface SchoolGroup {
  readonly id: string;
  readonly label: string;
  /** Why the schools part, in Russian. */
  readonly why: string;
  readonly schools: readonly SchoolColumn[];
  readonly rows: readonly SchoolRow[];
  readonly differs: boolean;
}

/** A column of the comparison: id, Russian label, mark. */
export function schoolColumn(id: string, label: string, mark: ConfirmationId): SchoolColumn {
  return { id, label, ...confirmationOf(mark) };
}

/** A row; it differs when two schools that have a rule give different numbers. */
export function schoolRow(id: string, label: string, values: readonly (readonly number[] | null)[]): SchoolRow {
  const known = new Set(values.filter((value) => value !== null).map((value) => value.join(',')));
  return { id, label, values, differs: known.size > 1 };
}

export function schoolGroup(
  head: { readonly id: string; readonly label: string; readonly why: string },
  schools: readonly SchoolColumn[],
  rows: readonly SchoolRow[],
): SchoolGroup {
  return { ...head, schools, rows, differs: rows.some((row) => row.differs) };
}
