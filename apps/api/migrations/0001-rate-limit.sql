-- Counters of the limits that all nodes share (sign-in, codes, mail). Losing them in a crash only restarts a window,
-- so the table is unlogged. `key` is a hash: no address or e-mail is stored.
create unlogged table rate_limit (
  key text primary key,
  hits integer not null,
  expires_at timestamptz not null
);

create index rate_limit_expires_at on rate_limit (expires_at);
