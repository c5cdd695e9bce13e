alter table settlement
  add column traded_at timestamptz not null default now(),
  add column local_trade_date text,
  add column tax_type integer not null default 2,
  add column quantity bigint not null default 0,
  add column unit_price text,
  add column fx_rate text,
  add column fee bigint not null default 0,
  add column ratio text;
create index settlement_of_customer on settlement (customer_id, id);
create table dividend (
  id bigserial primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  market_id integer not null,
  brand_id integer not null,
  tax_type integer not null,
  ex_date text not null,
  record_date text not null,
  pay_date text not null,
  quantity bigint not null check (quantity > 0),
  unit_amount text not null,
  fx_rate text,
  distribution_kind integer,
  gross bigint not null,
  gross_cents bigint,
  foreign_cents bigint,
  foreign_tax bigint not null,
  income_tax bigint not null,
  local_tax bigint not null
);
create index dividend_of_customer on dividend (customer_id, id);
create table preorder (
  id bigserial primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  number integer not null,
  preorder_type integer not null,
  market_id integer not null,
  brand_id integer not null,
  tax_type integer not null,
  amount bigint not null check (amount > 0),
  is_from_bank boolean not null,
  ordered_at timestamptz not null,
  planned_date text not null,
  cancel_until timestamptz not null,
  canceled_at timestamptz,
  unique (customer_id, number)
);
