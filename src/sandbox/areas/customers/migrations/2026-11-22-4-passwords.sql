alter table customer add column password_changed_on text;
-- Passwords that a customer had before the present one.
create table former_password (
  id bigserial primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  password_hash text not null
);
create index former_password_of_customer on former_password (customer_id, id);
