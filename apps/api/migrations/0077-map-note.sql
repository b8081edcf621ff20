-- Notes of a person on a saved map. Apart from the map: lists of maps never carry them.
create table map_note (
  map_id uuid primary key references saved_map (id) on delete cascade,
  text text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
