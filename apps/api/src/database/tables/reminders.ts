import type { ColumnType, Generated } from 'kysely';

/** Reminders by mail. */
export interface ReminderTables {
  reminder: {
    user_id: string;
    kinds: string[];
    place: ColumnType<unknown, string, string>;
    /** Of the clock of the place. */
    hour: number;
    next_at: ColumnType<Date, Date, Date>;
  };
  reminder_sent: {
    user_id: string;
    /** `ekadashi:2026-12-04`, `dasha:2027-01-15`. */
    event: string;
    sent_at: Generated<Date>;
  };
}
