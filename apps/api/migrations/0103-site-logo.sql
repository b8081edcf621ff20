-- Pictures of the operator's brand, drawn anew from what was sent; the setting `brand` of the console names the one in use.
create table site_logo (
  id uuid primary key,
  content bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now()
);
