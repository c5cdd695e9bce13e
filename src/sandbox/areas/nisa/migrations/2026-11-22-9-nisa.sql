create table nisa_account (
  customer_id bigint primary key references customer (id) on delete cascade,
  is_open boolean not null,
  is_provisional boolean not null default false
);
create table nisa_application (
  customer_id bigint not null references customer (id) on delete cascade,
  accept_no text not null,
  apply_type integer not null check (apply_type between 1 and 5),
  accepted_at timestamptz not null,
  start_year integer,
  refused integer check (refused in (4, 5)),
  reason text not null default '',
  given jsonb not null,
  primary key (customer_id, accept_no)
);
create table old_nisa (
  customer_id bigint not null references customer (id) on delete cascade,
  year integer not null,
  kind integer not null check (kind in (1, 2)),
  cost bigint not null,
  market_value bigint not null,
  primary key (customer_id, year, kind)
);
