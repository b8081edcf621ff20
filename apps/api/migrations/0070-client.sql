-- The book of clients of a practitioner.
create table client (
  id uuid primary key,
  user_id uuid not null references account (id) on delete cascade,
  -- a change names the version it was made over
  version integer not null default 1,
  name text not null,
  contacts jsonb not null,
  births jsonb not null,
  relations jsonb not null,
  tags jsonb not null,
  notes jsonb not null,
  events jsonb not null,
  sessions jsonb not null,
  packages jsonb not null,
  next_contact jsonb,
  -- what is searched in, lower-cased
  search_key text not null,
  -- orders names as a Russian index does, byte by byte
  name_key text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index client_user_id on client (user_id, name_key collate "C", id);
