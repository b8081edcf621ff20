-- Calendars that renew themselves under an unlisted address. Only the place and the layers are kept, nothing about a person.
create table calendar_feed (
  token_hash bytea primary key,
  definition jsonb not null,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);
