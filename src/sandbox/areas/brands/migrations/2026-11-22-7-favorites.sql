-- Brands that a customer keeps.
create table favorite (
  customer_id bigint not null references customer (id) on delete cascade,
  market_id integer not null,
  brand_id integer not null,
  added_at timestamptz not null,
  primary key (customer_id, market_id, brand_id)
);
