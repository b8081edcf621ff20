-- The list of maps is searched, sorted and paged by the database. Both keys are written by the application, which knows the
-- Russian order whatever the locale of the database; null in rows of an earlier version, filled when their owner looks.
alter table saved_map add column search_key text, add column name_key text;
create index saved_map_without_keys on saved_map (user_id) where search_key is null;
-- Deleted maps are removed for good after a day.
create index saved_map_deleted_at on saved_map (deleted_at) where deleted_at is not null;
-- Files once brought longer names than a form takes.
update saved_map set name = left(name, 200) where char_length(name) > 200;
update saved_map set folder = left(folder, 60) where char_length(folder) > 60;
