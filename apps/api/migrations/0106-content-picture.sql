-- Pictures inside the texts of the console, as they were sent; an entry names them by their address.
create table content_picture (
  id uuid primary key,
  kind text not null check (kind in ('png', 'jpeg', 'webp')),
  content bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now()
);
