-- What a customer saves for: one goal at most.
create table goal (
  customer_id bigint primary key references customer (id) on delete cascade,
  purpose integer not null,
  name text,
  target_amount bigint not null,
  target_month text not null,
  annual_rate text not null,
  include_cash boolean not null
);
