-- What was shown for confirmation before a bank account is registered.
create table bank_confirmation (
  key_hash text primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  account jsonb not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- One authentication by a text message. Only the newest of a customer is live.
create table sms_session (
  id text primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  confirm_key_hash text not null,
  code_hash text not null,
  live boolean not null default true,
  started_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  resends integer not null default 0,
  token_hash text,
  token_expires_at timestamptz,
  token_used_at timestamptz
);
create index sms_session_of_customer on sms_session (customer_id, started_at);
