import type { Generated } from 'kysely';

/** Calendars under unlisted addresses: place and layers only. */
export interface CalendarFeedTables {
  calendar_feed: {
    /** SHA-256 of the address's secret part. */
    token_hash: Buffer;
    definition: unknown;
    created_at: Generated<Date>;
    last_read_at: Date | null;
  };
}
