-- Letters with a link to a document: kept so that one pressed twice is one.
create table document_letter (
  id uuid primary key,
  user_id uuid not null references account (id) on delete cascade,
  consultation_id uuid not null references consultation (id) on delete cascade,
  recipient_hash bytea not null,
  link_id uuid not null,
  expires_at timestamptz not null,
  sent_at timestamptz not null default now()
);
create index document_letter_user_id on document_letter (user_id, consultation_id, recipient_hash, sent_at);
create index document_letter_sent_at on document_letter (sent_at);

-- Who asked not to be written to on behalf of practitioners, by a hash of the address.
create table mail_refusal (
  address_hash bytea primary key,
  refused_at timestamptz not null default now()
);
