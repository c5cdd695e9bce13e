create table deposit_account (
  customer_id bigint primary key references customer (id) on delete cascade,
  account_no text not null,
  netbank_key text not null unique
);
create table deposit (
  id bigserial primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  method text not null,
  amount bigint not null check (amount > 0),
  arrives_at timestamptz not null,
  booked boolean not null
);
create index deposit_of_customer on deposit (customer_id, booked);
