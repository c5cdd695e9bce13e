-- Kinds of mail that a customer does not get any more.
create table stopped_mail (
  customer_id bigint not null references customer (id) on delete cascade,
  category integer not null check (category between 1 and 3),
  reason integer,
  stopped_at timestamptz not null,
  primary key (customer_id, category)
);
-- Links in mails: whoever has the key may stop mails, and do nothing else.
create table optout_key (
  key_hash text primary key,
  customer_id bigint not null references customer (id) on delete cascade
);
