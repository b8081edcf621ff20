-- Promo codes of the shop. A code's row is locked while an order takes it: its number of uses is exact.
create table promo_code (
  id uuid primary key,
  code text not null unique,
  percent integer not null check (percent between 1 and 99),
  -- null: any item
  item_id text,
  -- the last day it is taken, in Moscow; null: without end
  until_day date,
  most_uses integer check (most_uses > 0),
  created_at timestamptz not null default now()
);
create index promo_code_created_at on promo_code (created_at desc, id desc);

-- The code an order was begun with (kept when the code is gone), and whom its products are for, where not the buyer.
alter table purchase_order add column promo_code text;
alter table purchase_order add column gift_email text;
create index purchase_order_promo_code on purchase_order (promo_code) where promo_code is not null;
create index purchase_order_gift_email on purchase_order (gift_email) where gift_email is not null;
