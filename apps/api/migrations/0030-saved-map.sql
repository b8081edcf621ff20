-- Saved births of a person: «карты».
create table saved_map (
  id uuid primary key,
  user_id uuid not null references account (id) on delete cascade,
  name text not null,
  birth jsonb not null,
  settings jsonb not null default '{}',
  folder text not null default '',
  tags jsonb not null default '[]',
  -- sorted and shown in the list without computing every chart
  lagna_sign smallint,
  moon_sign smallint not null,
  variant_of uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- a deleted map can be brought back for a day
  deleted_at timestamptz
);
create index saved_map_user_id on saved_map (user_id, created_at desc);
