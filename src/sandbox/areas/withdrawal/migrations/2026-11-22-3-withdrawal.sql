create table payment_contract (
  customer_id bigint not null references customer (id) on delete cascade,
  payment_type integer not null,
  account_text text not null,
  month_limit bigint,
  primary key (customer_id, payment_type)
);
create table confirmation (
  key_hash text primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  purpose text not null,
  payload jsonb not null,
  expires_at timestamptz,
  used_at timestamptz
);
create table withdrawal (
  tenant text not null references tenant (name) on delete cascade,
  number text not null,
  customer_id bigint not null references customer (id) on delete cascade,
  withdraw_type integer not null check (withdraw_type between 1 and 3),
  destination_text text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  status integer not null check (status between 1 and 5),
  accepted_at timestamptz not null,
  expected_date text not null,
  cancel_until timestamptz,
  canceled_at timestamptz,
  primary key (tenant, number)
);
create index withdrawal_of_customer on withdrawal (customer_id, accepted_at);
