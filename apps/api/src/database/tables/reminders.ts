import type { ChatChannel, ReminderChannel } from '@nebosvod/contracts/reminders';
import type { ColumnType, Generated } from 'kysely';

/** Reminders by mail and by bots. */
export interface ReminderTables {
  reminder: {
    user_id: string;
    kinds: string[];
    channel: Generated<ReminderChannel>;
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
  reminder_chat: {
    user_id: string;
    channel: ChatChannel;
    /** As the messenger numbers it. */
    chat_id: string;
    linked_at: Generated<Date>;
  };
  reminder_chat_code: {
    user_id: string;
    channel: ChatChannel;
    code_hash: Buffer;
    expires_at: ColumnType<Date, Date, Date>;
  };
  bot_cursor: {
    channel: ChatChannel;
    marker: number | null;
    leased_until: Generated<Date>;
  };
}
