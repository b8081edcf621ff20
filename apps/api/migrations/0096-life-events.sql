-- Events that a person pins to the lines of life of charts, beside the person's own birth and settings.
alter table user_data add column life_events jsonb;
