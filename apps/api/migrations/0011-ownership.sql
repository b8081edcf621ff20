-- What a payment service said, word for word; the same message twice is one row.
create table payment_event (
  provider text not null,
  external_id text not null,
  kind text not null,
  email text,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  primary key (provider, external_id, kind)
);
create index payment_event_email on payment_event (email);

-- An order as it stands now. It belongs to an address until the person behind the address has proven it.
create table purchase_order (
  id uuid primary key,
  provider text not null,
  external_id text not null,
  user_id uuid references account (id) on delete set null,
  email text not null,
  number text not null default '',
  title text not null default '',
  amount_kopecks bigint,
  currency text not null default 'RUB',
  status text not null check (status in ('paid', 'pending', 'refunded', 'cancelled')),
  product_ids integer[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, external_id)
);
create index purchase_order_user_id on purchase_order (user_id);
create index purchase_order_email on purchase_order (email);

-- Ownership: a paid row whose term lasts. Never a flag.
create table purchase (
  id uuid primary key,
  user_id uuid references account (id) on delete set null,
  email text not null,
  product_id integer not null,
  provider text not null,
  external_id text not null,
  state text not null check (state in ('paid', 'refunded')),
  granted_at timestamptz not null default now(),
  expires_at timestamptz,
  unique (provider, external_id, product_id)
);
create index purchase_user_id on purchase (user_id, product_id);
create index purchase_email on purchase (email);

-- Generations of a calendar month. The check is the limit: no count can pass it, however many calls race.
create table quota_usage (
  user_id uuid not null references account (id) on delete cascade,
  product_id integer not null,
  month date not null,
  used integer not null default 0,
  lim integer not null,
  primary key (user_id, product_id, month),
  check (used between 0 and lim)
);

create table generation_charge (
  user_id uuid not null references account (id) on delete cascade,
  generation_id text not null,
  product_id integer not null,
  month date not null,
  charged_at timestamptz not null default now(),
  refunded_at timestamptz,
  primary key (user_id, generation_id)
);
