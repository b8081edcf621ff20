-- Generations are set aside when a document is asked for, and used when it is stored.
alter table quota_usage add column reserved integer not null default 0;
alter table quota_usage drop constraint if exists quota_usage_check;
alter table quota_usage add check (used >= 0 and reserved >= 0 and used + reserved <= lim);
alter table generation_charge add column cost integer not null default 1;
alter table generation_charge add column state text not null default 'used' check (state in ('reserved', 'used', 'freed'));
update generation_charge set state = 'freed' where refunded_at is not null;

-- A document asked for by a person: the job that writes it, and what became of it.
create table consultation (
  id uuid primary key,
  user_id uuid not null references account (id) on delete cascade,
  product_id integer not null,
  kind text not null,
  client_id uuid references client (id) on delete cascade,
  title text not null,
  -- what is searched in: title, client's name, question; lower-cased
  search_key text not null,
  idem_key text not null,
  body_hash bytea not null,
  -- births resolved, settings, the day of the reading: all that the writer needs
  request jsonb not null,
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- whose job it is: the finish of any other is refused
  worker uuid,
  attempt integer not null default 0,
  lease_until timestamptz,
  step_done integer not null default 0,
  step_of integer not null default 0,
  step_title text not null default '',
  error_code text,
  error_detail text,
  writer text not null default 'composer' check (writer in ('composer', 'model')),
  notes text not null default '',
  rewrites integer not null default 0,
  version integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- a deleted one can be brought back for thirty days
  deleted_at timestamptz,
  unique (user_id, idem_key)
);
create index consultation_user_id on consultation (user_id, created_at desc, id);
create index consultation_client_id on consultation (client_id);
create index consultation_waiting on consultation (created_at) where status in ('queued', 'running');
create index consultation_deleted_at on consultation (deleted_at) where deleted_at is not null;

-- Every state of a document, the latest the largest version.
create table consultation_version (
  consultation_id uuid not null references consultation (id) on delete cascade,
  version integer not null,
  document jsonb not null,
  written_by text not null check (written_by in ('composer', 'model', 'person')),
  at timestamptz not null default now(),
  primary key (consultation_id, version)
);

-- What happened to a job, for those who watch it.
create table consultation_event (
  consultation_id uuid not null references consultation (id) on delete cascade,
  seq integer not null,
  event text not null,
  data jsonb not null,
  primary key (consultation_id, seq)
);
