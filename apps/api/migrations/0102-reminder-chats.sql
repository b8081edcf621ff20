-- How reminders come: by mail or by the operator's bot.
alter table reminder add column channel text not null default 'mail' check (channel in ('mail', 'telegram', 'max'));

-- Chats with the operator's bots, each proven by a code from the profile. A chat belongs to one account.
create table reminder_chat (
  user_id uuid not null references account (id) on delete cascade,
  channel text not null check (channel in ('telegram', 'max')),
  chat_id text not null,
  linked_at timestamptz not null default now(),
  primary key (user_id, channel),
  unique (channel, chat_id)
);

-- Codes that are not used yet: one a person, its hash alone.
create table reminder_chat_code (
  user_id uuid primary key references account (id) on delete cascade,
  channel text not null check (channel in ('telegram', 'max')),
  code_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Where reading of a bot's updates has come to, and which node reads them.
create table bot_cursor (
  channel text primary key check (channel in ('telegram', 'max')),
  marker bigint,
  leased_until timestamptz not null default '-infinity'
);
