create table e_document (
  customer_id bigint not null references customer (id) on delete cascade,
  number integer not null,
  category integer not null check (category between 1 and 8),
  title text not null,
  delivered_on text not null,
  expires_on text not null,
  read_at timestamptz,
  primary key (customer_id, number)
);
create table agreed_document (
  customer_id bigint not null references customer (id) on delete cascade,
  document_id text not null,
  agreed_at timestamptz not null,
  primary key (customer_id, document_id)
);
