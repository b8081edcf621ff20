-- Moments outside the years 1 … 9999 were taken once, and the book that held one could no longer be read: the day it was written stands for them.
create function pg_temp.readable(entry jsonb, path text[], written timestamptz) returns jsonb language sql as $$
  select case
    when entry #>> path is null or entry #>> path ~ '^(?!0000)[0-9]{4}-' then entry
    else jsonb_set(entry, path, to_jsonb(to_char(written at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  end
$$;
update client set
  sessions = (select coalesce(jsonb_agg(pg_temp.readable(one, '{at}', created_at) order by n), '[]')
    from jsonb_array_elements(sessions) with ordinality as entries(one, n)),
  notes = (select coalesce(jsonb_agg(pg_temp.readable(one, '{at}', created_at) order by n), '[]')
    from jsonb_array_elements(notes) with ordinality as entries(one, n)),
  births = (select coalesce(jsonb_agg(pg_temp.readable(one, '{consent,at}', created_at) order by n), '[]')
    from jsonb_array_elements(births) with ordinality as entries(one, n))
where concat(sessions, notes, births) ~ '"at": "([+-]|0000)';
