create table social_media (
  user_id uuid not null references account (id) on delete cascade,
  product_id integer not null,
  networks jsonb not null,
  voice jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

create table content_plan (
  id uuid primary key,
  user_id uuid not null references account (id) on delete cascade,
  title text not null,
  starts_on date not null,
  ends_on date not null,
  niche text not null,
  goals text not null,
  tone text not null,
  networks text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_on <= ends_on)
);
create index content_plan_user_id on content_plan (user_id);

create table content_plan_item (
  id uuid primary key,
  plan_id uuid not null references content_plan (id) on delete cascade,
  user_id uuid not null references account (id) on delete cascade,
  planned_on date not null,
  planned_at text,
  network text not null,
  format text not null,
  purpose text not null,
  status text not null,
  rubric text not null,
  topic text not null,
  hook text not null,
  body text not null,
  call_to_action text not null,
  hashtags text[] not null,
  visual_brief text not null,
  sky_reason text not null,
  marks text[] not null,
  erid text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index content_plan_item_plan_id on content_plan_item (plan_id);
create index content_plan_item_user_id on content_plan_item (user_id);
