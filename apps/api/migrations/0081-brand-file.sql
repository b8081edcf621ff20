-- Pictures of brands, drawn anew from what was sent.
create table brand_file (
  id uuid primary key,
  user_id uuid not null references account (id) on delete cascade,
  content bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now()
);
create index brand_file_user_id on brand_file (user_id, created_at);
