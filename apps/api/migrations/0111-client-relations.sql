-- Erased clients stayed in the relations of others, and a card that named one could no longer be saved.
update client set
  relations = (select coalesce(jsonb_agg(one order by n) filter (where other.id is not null), '[]')
    from jsonb_array_elements(client.relations) with ordinality as listed (one, n)
    left join client as other on other.user_id = client.user_id and other.id::text = one ->> 'clientId')
where exists (select from jsonb_array_elements(client.relations) as one
  where not exists (select from client as other where other.user_id = client.user_id and other.id::text = one ->> 'clientId'));
