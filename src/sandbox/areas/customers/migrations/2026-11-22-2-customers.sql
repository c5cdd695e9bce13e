create table customer (
  id bigserial primary key,
  tenant text not null references tenant (name) on delete cascade,
  name text not null,
  name_kana text not null,
  phone text not null,
  mail text not null,
  password_hash text not null,
  password_failures integer not null default 0,
  password_required boolean not null default false,
  bank jsonb,
  member_id text,
  birth_date text,
  postal_code text,
  vault_key text,
  is_restricted boolean not null default false
);
create index customer_of_tenant on customer (tenant, id);
create table customer_session (
  token_hash text primary key,
  customer_id bigint not null references customer (id) on delete cascade
);
create table ledger_entry (
  id bigserial primary key,
  tenant text not null references tenant (name) on delete cascade,
  customer_id bigint not null references customer (id) on delete cascade,
  kind text not null,
  reference text not null,
  at timestamptz not null
);
create index ledger_entry_of_customer on ledger_entry (customer_id, id);
create table ledger_posting (
  entry_id bigint not null references ledger_entry (id) on delete cascade,
  account text not null,
  amount bigint not null check (amount <> 0),
  primary key (entry_id, account)
);
create function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_posting where entry_id = new.entry_id) <> 0 then
    raise exception 'ledger entry % does not add up to zero', new.entry_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balances after insert or update on ledger_posting
  deferrable initially deferred for each row execute function ledger_entry_balances();
create table settlement (
  id bigserial primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  trade_type integer not null,
  market_id integer not null,
  brand_id integer not null,
  brand_name text not null,
  amount bigint not null,
  settle_date text not null,
  settled boolean not null
);
