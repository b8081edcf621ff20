-- Which facts a person was told, so that none comes again within sixty days.
create table told_fact (
  user_id uuid not null references account (id) on delete cascade,
  fact_id text not null,
  told_at timestamptz not null default now(),
  primary key (user_id, fact_id)
);
create index told_fact_told_at on told_fact (told_at);
