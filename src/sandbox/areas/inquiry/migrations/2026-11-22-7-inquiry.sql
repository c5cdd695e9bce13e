-- What customers and visitors have asked. A visitor says by hand who should get the answer.
create table inquiry (
  tenant text not null,
  number text not null,
  customer_id bigint references customer (id) on delete cascade,
  visitor text,
  kind integer not null check (kind between 1 and 9),
  body text not null,
  phone text,
  name text,
  name_kana text,
  mail text,
  device jsonb,
  accepted_at timestamptz not null,
  primary key (tenant, number)
);
