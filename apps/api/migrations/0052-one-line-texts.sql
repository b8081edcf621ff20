-- Names and places are one line of text; what an earlier version let through would not be read any more.
update saved_map set birth = jsonb_set(birth, '{place}', to_jsonb(regexp_replace(birth ->> 'place', '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')))
  where birth ->> 'place' ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
update saved_map set birth = jsonb_set(birth, '{name}', to_jsonb(regexp_replace(birth ->> 'name', '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')))
  where birth ->> 'name' ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
update saved_map set name = regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
  where name ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
update saved_map set folder = regexp_replace(folder, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
  where folder ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
update user_data set birth = jsonb_set(birth, '{place}', to_jsonb(regexp_replace(birth ->> 'place', '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')))
  where birth ->> 'place' ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
update user_data set birth = jsonb_set(birth, '{name}', to_jsonb(regexp_replace(birth ->> 'name', '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')))
  where birth ->> 'name' ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
