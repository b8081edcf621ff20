-- The operator's console: what was published through it, whom it keeps out, and a log of every change made in it.

-- A person the operator keeps out: their sessions end with it, and none opens.
alter table account add column blocked_at timestamptz;

-- News, events, questions written in the console, or changed over those of `content/`.
create table content_entry (
  kind text not null,
  id text not null,
  -- what visitors see; null: what `content/` has, or nothing
  published jsonb,
  -- what only the operator sees
  draft jsonb,
  -- taken off the site, an entry of `content/` as well
  is_hidden boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (kind, id)
);

-- Who of the operators changed what; kept when the person is gone, without them.
create table operator_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid references account (id) on delete set null,
  action text not null,
  -- what it was done to: `person`, `news` …, and which one
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);
create index operator_event_at on operator_event (at);
create index account_created_at on account (created_at desc, id desc);
