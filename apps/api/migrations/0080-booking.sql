-- What a practitioner publishes for booking.
create table booking_page (
  user_id uuid primary key references account (id) on delete cascade,
  slug text not null unique,
  page jsonb not null,
  notice_version integer not null,
  updated_at timestamptz not null default now()
);

-- A meeting that a guest has asked for. Rows of one practitioner are written under the lock of the page, so that hours do not overlap.
create table booking_request (
  id uuid primary key,
  user_id uuid not null references booking_page (user_id) on delete cascade,
  kind jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('waiting', 'accepted', 'declined', 'cancelled')),
  name text not null,
  email text not null,
  contact text not null,
  time_zone text not null,
  births jsonb not null,
  question text not null,
  -- what was ticked, under which words, when and from which network (hashed with a secret)
  consents jsonb not null,
  notice text not null,
  notice_version integer not null,
  consented_at timestamptz not null default now(),
  network_hash bytea not null,
  token_hash bytea not null unique,
  -- a client erased from the book takes the request along
  client_id uuid references client (id) on delete cascade,
  created_at timestamptz not null default now()
);
create unique index booking_request_hour on booking_request (user_id, starts_at) where status in ('waiting', 'accepted');
create index booking_request_user_id on booking_request (user_id, status, starts_at, id);
create index booking_request_client_id on booking_request (client_id);
create index booking_request_person on booking_request (user_id, email);
create index booking_request_created_at on booking_request (created_at);

-- A letter may carry an entry of a calendar and be answered to somebody else.
alter table mail_outbox add column calendar text;
alter table mail_outbox add column reply_to text;
