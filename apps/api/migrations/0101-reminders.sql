-- What a person is reminded of by mail: a look a day at the hour of their own clock.
create table reminder (
  user_id uuid primary key references account (id) on delete cascade,
  kinds text[] not null,
  -- {name, latitude, longitude, timeZone}
  place jsonb not null,
  hour integer not null check (hour between 7 and 22),
  next_at timestamptz not null
);
create index reminder_next_at on reminder (next_at);

-- What was written about: never two letters for one event, however many nodes look and whenever one of them dies.
create table reminder_sent (
  user_id uuid not null references account (id) on delete cascade,
  event text not null,
  sent_at timestamptz not null default now(),
  primary key (user_id, event)
);
create index reminder_sent_at on reminder_sent (sent_at);
