-- A second factor at sign-in and at the operator's console: one-time codes of an application (RFC 6238).
create table second_factor (
  user_id uuid primary key references account (id) on delete cascade,
  -- AES-256-GCM; its key is not in this table
  secret text not null,
  -- false: begun, and not yet proven by a code
  is_on boolean not null default false,
  for_sign_in boolean not null default false,
  -- the time step of the last code that was taken: a code works once
  last_step integer not null default 0,
  created_at timestamptz not null default now()
);

-- Each works once, in place of a code of the application.
create table recovery_code (
  -- SHA-256 of 80 random bits; the code itself is never stored
  hash bytea primary key,
  user_id uuid not null references account (id) on delete cascade
);
create index recovery_code_user_id on recovery_code (user_id);

-- Until when a session counts as signed in with both factors.
alter table session add column second_factor_until timestamptz;
