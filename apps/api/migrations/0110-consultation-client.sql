-- Whom of the book a document is about: a pair and a family have more people than the first.
create table consultation_client (
  consultation_id uuid not null references consultation (id) on delete cascade,
  client_id uuid not null references client (id) on delete cascade,
  primary key (consultation_id, client_id)
);
create index consultation_client_client_id on consultation_client (client_id);
insert into consultation_client (consultation_id, client_id)
select id, client_id from consultation where client_id is not null;
-- Of the others only what was copied out of the book is left: the same name with the same birth is the same person.
insert into consultation_client (consultation_id, client_id)
select distinct document.id, client.id
from consultation as document
cross join jsonb_array_elements(document.request -> 'people') as person
join client on client.user_id = document.user_id and client.name = person ->> 'name'
where person ->> 'role' <> 'client'
  and exists (select from jsonb_array_elements(client.births) as born where born -> 'birth' = person -> 'birth')
on conflict do nothing;
