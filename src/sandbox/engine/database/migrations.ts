import { accountOpeningMigration } from "../../areas/account-opening/accountOpeningMigration"

/** Steps of the database, in order. A step that was released is never changed: add another one. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: "001-spaces",
    sql: `
create table space (
  name text primary key,
  world text not null,
  clock_shift_ms bigint not null,
  start_shift_ms bigint not null,
  settings jsonb not null
);
create table fault (
  id bigserial primary key,
  space text not null references space (name) on delete cascade,
  call text not null,
  fault text not null,
  remaining integer,
  delay_ms integer,
  body jsonb
);
create index fault_of_space on fault (space, id);
create table journal (
  id bigserial primary key,
  space text not null references space (name) on delete cascade,
  call text not null,
  method text not null,
  path text not null,
  at timestamptz not null,
  payload jsonb,
  outcome text not null,
  answered_by text not null
);
create index journal_of_space on journal (space, id);
create table outbox (
  id bigserial primary key,
  space text not null references space (name) on delete cascade,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  code text,
  at timestamptz not null
);
create index outbox_of_space on outbox (space, id);
create table counter (
  space text not null references space (name) on delete cascade,
  name text not null,
  value integer not null,
  primary key (space, name)
);
create table once (
  space text not null references space (name) on delete cascade,
  call text not null,
  request_key text not null,
  body_hash text not null,
  answer json,
  at timestamptz not null,
  primary key (space, call, request_key)
);
create table call_rate (
  space text not null references space (name) on delete cascade,
  subject text not null,
  minute text not null,
  calls integer not null,
  primary key (space, subject, minute)
);`,
  },
  {
    name: "002-customers",
    sql: `
create table customer (
  id bigserial primary key,
  space text not null references space (name) on delete cascade,
  name text not null,
  name_kana text not null,
  phone text not null,
  mail text not null,
  password_hash text not null,
  password_failures integer not null,
  password_required boolean not null,
  bank jsonb
);
create index customer_of_space on customer (space, id);
create table customer_session (
  token_hash text primary key,
  customer_id bigint not null references customer (id) on delete cascade
);
create table payment_contract (
  customer_id bigint not null references customer (id) on delete cascade,
  payment_type integer not null,
  account_text text not null,
  month_limit bigint,
  primary key (customer_id, payment_type)
);
create table confirmation (
  key_hash text primary key,
  space text not null references space (name) on delete cascade,
  customer_id bigint not null references customer (id) on delete cascade,
  purpose text not null,
  payload jsonb not null,
  expires_at timestamptz,
  used_at timestamptz
);`,
  },
  {
    name: "003-money",
    sql: `
create table ledger_entry (
  id bigserial primary key,
  space text not null references space (name) on delete cascade,
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
create table withdrawal (
  space text not null references space (name) on delete cascade,
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
  primary key (space, number)
);
create index withdrawal_of_customer on withdrawal (customer_id, accepted_at);`,
  },
  {
    name: "004-applications",
    sql: `
create table application (
  id text primary key,
  space text not null references space (name) on delete cascade,
  return_point text not null,
  email text,
  expires_at timestamptz,
  draft jsonb not null,
  draft_version integer not null,
  created_at timestamptz not null
);
create table applicant_session (
  id bigserial primary key,
  space text not null references space (name) on delete cascade,
  secret_hash text not null unique,
  application_id text references application (id) on delete set null,
  device text
);
create table mail_code (
  id bigserial primary key,
  space text not null references space (name) on delete cascade,
  application_id text not null,
  email text not null,
  device text,
  code_hash text not null,
  attempts integer not null,
  live boolean not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_code_of_address on mail_code (space, email, sent_at);
create table mail_lock (
  space text not null references space (name) on delete cascade,
  subject text not null,
  locked_until timestamptz not null,
  primary key (space, subject)
);
create table acceptance (
  space text not null references space (name) on delete cascade,
  application_id text not null references application (id) on delete cascade,
  agreement_group text not null,
  document_version text not null,
  declarations jsonb not null,
  at timestamptz not null,
  device text,
  app_version text,
  primary key (application_id, agreement_group)
);`,
  },
  accountOpeningMigration,
]
