-- A code belongs to the request it was asked by: a stranger's request neither replaces the owner's code nor spends its
-- tries. Codes of one person and purpose are several now; without a request's id the newest is meant.
alter table mail_code drop constraint mail_code_pkey;
alter table mail_code add column id uuid not null default gen_random_uuid() primary key;
-- SHA-256 of the request's id
alter table mail_code add column request_hash bytea unique;
alter table mail_code add column network text not null default '';
-- tries made without the request's id, by network
alter table mail_code add column guesses jsonb not null default '{}';
create index mail_code_user_id on mail_code (user_id, purpose, created_at desc);

-- Letters on their way: removed when delivered, given up after their time.
create table mail_outbox (
  id uuid primary key,
  cause text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  tries integer not null default 0,
  due_at timestamptz not null,
  give_up_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index mail_outbox_due_at on mail_outbox (due_at);
