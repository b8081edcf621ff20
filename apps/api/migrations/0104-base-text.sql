-- Texts of the base as the operator has left them: every version stays, the last one is in force.
create table base_text_version (
  id bigint generated always as identity primary key,
  text_id text not null,
  -- the parts that read otherwise than they were written, by name
  parts jsonb not null,
  -- nobody reads it
  is_off boolean not null,
  actor_id uuid references account (id) on delete set null,
  at timestamptz not null default now()
);
create index base_text_version_of on base_text_version (text_id, id desc);
