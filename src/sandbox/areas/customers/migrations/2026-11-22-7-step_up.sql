-- With one of these an account asks its customer to prove again who they are before money leaves.
alter table customer add column trading_password_hash text;
alter table customer add column passkey jsonb;
alter table customer add column step_up_failures integer not null default 0;
create table step_up (
  challenge text primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  expires_at timestamptz not null,
  proof_hash text,
  proof_expires_at timestamptz,
  used_at timestamptz
);
