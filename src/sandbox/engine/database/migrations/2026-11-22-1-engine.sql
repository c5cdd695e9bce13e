-- A tenant is everything of one tester: clock, faults, journal, mails and the rows of every area.
create table tenant (
  name text primary key,
  fixture text not null,
  clock_shift_ms bigint not null,
  start_shift_ms bigint not null,
  settings jsonb not null
);
create table fault (
  id bigserial primary key,
  tenant text not null references tenant (name) on delete cascade,
  call text not null,
  fault text not null,
  remaining integer,
  delay_ms integer,
  body jsonb
);
create index fault_of_tenant on fault (tenant, id);
create table journal (
  id bigserial primary key,
  tenant text not null references tenant (name) on delete cascade,
  call text not null,
  method text not null,
  path text not null,
  at timestamptz not null,
  payload jsonb,
  outcome text not null,
  answered_by text not null
);
create index journal_of_tenant on journal (tenant, id);
create table outbox (
  id bigserial primary key,
  tenant text not null references tenant (name) on delete cascade,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  code text,
  at timestamptz not null
);
create index outbox_of_tenant on outbox (tenant, id);
create table counter (
  tenant text not null references tenant (name) on delete cascade,
  name text not null,
  value integer not null,
  primary key (tenant, name)
);
create table idempotency_key (
  tenant text not null references tenant (name) on delete cascade,
  call text not null,
  request_key text not null,
  owner text not null,
  body_hash text not null,
  answer json,
  at timestamptz not null,
  primary key (tenant, call, request_key)
);
create table call_rate (
  tenant text not null references tenant (name) on delete cascade,
  subject text not null,
  minute text not null,
  calls integer not null,
  primary key (tenant, subject, minute)
);
