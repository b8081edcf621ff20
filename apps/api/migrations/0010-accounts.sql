-- People, their sessions and what they agreed to. Addresses are stored lower-cased: two cases are one person.
create table account (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null default '',
  -- null: a temporary person, who has not set a password yet
  password_hash text,
  role text not null default 'user' check (role in ('user', 'owner')),
  email_verified_at timestamptz,
  -- a temporary person is removed then
  expires_at timestamptz,
  -- the owner of the account asked for its removal; they may change their mind until then
  delete_after timestamptz,
  created_at timestamptz not null default now(),
  check (password_hash is not null or expires_at is not null)
);
create index account_expires_at on account (expires_at) where expires_at is not null;
create index account_delete_after on account (delete_after) where delete_after is not null;

-- A session is a family of refresh tokens: one sign-in on one device.
create table session (
  id uuid primary key,
  user_id uuid not null references account (id) on delete cascade,
  device text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text
);
create index session_user_id on session (user_id);

create table refresh_token (
  -- SHA-256 of 256 random bits; the token itself is never stored
  hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade,
  parent_hash bytea,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  expires_at timestamptz not null
);
create index refresh_token_session_id on refresh_token (session_id);
create index refresh_token_parent_hash on refresh_token (parent_hash);

-- The one live code of a person and purpose: a new request replaces the old.
create table mail_code (
  user_id uuid not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  -- argon2id: eight digits are too few for a plain hash
  code_hash text not null,
  tries_left integer not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose)
);

-- Secrets that all nodes share when the environment names none.
create table server_secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Every text that was ever agreed to, by its hash.
create table legal_text (
  hash text primary key,
  id text not null,
  version text not null,
  body text not null,
  first_seen_at timestamptz not null default now()
);

create table consent (
  id uuid primary key,
  user_id uuid not null references account (id) on delete cascade,
  purpose text not null,
  text_version text not null,
  text_hash text not null references legal_text (hash),
  address text not null,
  granted_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index consent_user_id on consent (user_id);

create table user_data (
  user_id uuid primary key references account (id) on delete cascade,
  birth jsonb,
  settings jsonb,
  updated_at timestamptz not null default now()
);
