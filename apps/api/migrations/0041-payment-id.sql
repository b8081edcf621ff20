-- The id a payment service gave our order: a notification of an unknown one is answered without asking, and an order
-- whose notification was lost is asked about by it.
alter table purchase_order add column payment_id text;
create index purchase_order_payment_id on purchase_order (provider, payment_id) where payment_id is not null;
