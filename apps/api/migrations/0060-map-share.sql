-- Links by which a saved map can be seen without an account. The token itself is not kept.
create table map_share (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references account (id) on delete cascade,
  map_id uuid not null references saved_map (id) on delete cascade,
  with_name boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index map_share_user_id on map_share (user_id, map_id);
create index map_share_expires_at on map_share (expires_at);
