-- When the owner of a purchase was told that its term ends: once, however many nodes look.
alter table purchase add column reminded_at timestamptz;
create index purchase_ending on purchase (expires_at) where reminded_at is null and state = 'paid';
