import { rectificationLimits } from '@nebosvod/contracts/chart-rectification';
import type { EVENT_TYPES } from '@nebosvod/engine/rectification/rectification.ids';
import { plural } from '@nebosvod/terms/plural';
import { parseEventDate } from './event-date.ts';

export type LifeEventId = (typeof EVENT_TYPES)[number];

/** One event of the form, as typed. */
export interface EventRow {
  readonly id: number;
  readonly type: LifeEventId | '';
  readonly date: string;
}

export interface RowError {
  readonly type?: string;
  readonly date?: string;
}
/** Mistakes by the id of the row. */
export type RowErrors = Readonly<Record<number, RowError>>;

/** An event ready to send, with the row it was read from. */
export interface ReadEvent {
  readonly row: number;
  readonly type: LifeEventId;
  readonly date: string;
}

export type ReadRows =
  | { readonly kind: 'events'; readonly events: readonly ReadEvent[] }
  | { readonly kind: 'errors'; readonly errors: RowErrors };

const { fewestEvents, mostEvents } = rectificationLimits;

/** The empty form: as many rows as events are needed at least. */
export const firstRows: readonly EventRow[] = Array.from({ length: fewestEvents }, (_, id) => ({
  id,
  type: '',
  date: '',
}));

/** One more empty row, unless there are as many as may be sent. */
export function withRow(rows: readonly EventRow[]): readonly EventRow[] {
  if (rows.length >= mostEvents) return rows;
  return [...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, type: '', date: '' }];
}

/** The rows without one; the last ones needed are emptied instead. */
export function withoutRow(rows: readonly EventRow[], id: number): readonly EventRow[] {
  if (rows.length > fewestEvents) return rows.filter((row) => row.id !== id);
  return rows.map((row) => (row.id === id ? { id, type: '', date: '' } : row));
}

/**
 * Reads the form: three to ten events, or a Russian sentence for every field that is wrong. Empty rows beyond the needed ones are left out.
 * @param birthDate `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function readRows(rows: readonly EventRow[], birthDate: string, today: string): ReadRows {
  const errors: Record<number, RowError> = {};
  const events: ReadEvent[] = [];
  const empty: number[] = [];
  for (const { id, type, date } of rows) {
    const parsed = parseEventDate(date);
    if (type === '' && parsed.kind === 'empty') {
      empty.push(id);
      continue;
    }
    const wrongType = type === '' ? 'Выберите событие' : null;
    const wrongDate =
      parsed.kind === 'empty'
        ? 'Введите дату, хотя бы год'
        : parsed.kind === 'error'
          ? parsed.message
          : misplaced(parsed.value, birthDate, today);
    if (wrongType !== null || wrongDate !== null) {
      errors[id] = {
        ...(wrongType === null ? {} : { type: wrongType }),
        ...(wrongDate === null ? {} : { date: wrongDate }),
      };
    } else if (type !== '' && parsed.kind === 'value') events.push({ row: id, type, date: parsed.value });
  }
  const missing = fewestEvents - (rows.length - empty.length);
  if (missing > 0) {
    const more = `Нужно не меньше трёх событий: добавьте ещё ${missing}\u00a0${plural(missing, 'событие', 'события', 'событий')}`;
    for (const [index, id] of empty.slice(0, missing).entries()) {
      errors[id] = { type: index === 0 ? more : 'Выберите событие' };
    }
  }
  return Object.keys(errors).length > 0 ? { kind: 'errors', errors } : { kind: 'events', events };
}

/** Both days cut to what is known of the event, so that the year of birth itself may stand. */
function misplaced(date: string, birthDate: string, today: string): string | null {
  if (date < birthDate.slice(0, date.length)) return 'Событие раньше рождения';
  return date > today.slice(0, date.length) ? 'Эта дата ещё не наступила' : null;
}
