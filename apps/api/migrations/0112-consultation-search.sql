-- Documents were found by the title they were ordered under, not by the one they have, and not by the name of the second.
-- Lower case is spelt out: a database whose locale is C lowers Latin letters alone.
update consultation set search_key = lower(translate(
  concat_ws(' ', title,
    (select string_agg(person ->> 'name', ' ' order by n)
      from jsonb_array_elements(request -> 'people') with ordinality as listed (person, n)),
    request ->> 'question', request #>> '{publication,order,topic}'),
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'));
