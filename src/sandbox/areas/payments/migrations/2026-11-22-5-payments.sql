drop table payment_contract;
create table payment_contract (
  tenant text not null references tenant (name) on delete cascade,
  contract_id text not null,
  customer_id bigint not null references customer (id) on delete cascade,
  payment_type integer not null check (payment_type between 1 and 3),
  bank_id text not null,
  status integer not null check (status in (1, 2, 3, 9)),
  branch_name text,
  account_type integer,
  account_no text,
  contract_date text,
  pending_until timestamptz,
  auto_since timestamptz,
  auto_paid_on text,
  keep_amount bigint not null default 0 check (keep_amount between 0 and 10000000),
  is_in_use boolean not null default false,
  is_debit_pending boolean not null default false,
  payout_month_limit bigint,
  primary key (tenant, contract_id),
  unique (customer_id, bank_id)
);
create table contract_request (
  state_hash text primary key,
  tenant text not null references tenant (name) on delete cascade,
  customer_id bigint not null references customer (id) on delete cascade,
  contract_id text not null,
  payment_type integer not null,
  bank_id text not null,
  agreement_type integer not null check (agreement_type in (1, 2)),
  return_version integer not null check (return_version in (1, 2)),
  started_at timestamptz not null,
  decided integer,
  result integer,
  terms jsonb not null
);
create index contract_request_of_contract on contract_request (customer_id, contract_id, started_at);
create table payment_debit (
  customer_id bigint not null references customer (id) on delete cascade,
  contract_id text not null,
  date text not null,
  kind integer not null check (kind in (1, 2)),
  amount bigint not null check (amount > 0)
);
create index payment_debit_of_contract on payment_debit (customer_id, contract_id, date);
