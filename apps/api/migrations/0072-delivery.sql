-- How a practitioner signs documents.
create table brand (
  user_id uuid primary key references account (id) on delete cascade,
  brand jsonb not null,
  updated_at timestamptz not null default now()
);

-- Links by which a client opens a document. Neither the token nor the PIN is kept.
create table document_link (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references account (id) on delete cascade,
  consultation_id uuid not null references consultation (id) on delete cascade,
  pin_hash text,
  with_proof boolean not null,
  -- wrong PINs since `wrong_since`; five within an hour close the link for an hour
  wrong_pins integer not null default 0,
  wrong_since timestamptz,
  opened_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index document_link_consultation_id on document_link (consultation_id);
create index document_link_user_id on document_link (user_id);
create index document_link_expires_at on document_link (expires_at);
