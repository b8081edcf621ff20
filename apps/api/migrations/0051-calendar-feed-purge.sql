-- Calendars that nobody has read for long are removed.
create index calendar_feed_unread on calendar_feed ((coalesce(last_read_at, created_at)));
