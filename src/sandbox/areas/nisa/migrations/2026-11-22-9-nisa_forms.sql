-- What an application needs to be known beside the account itself.
alter table nisa_account add column has_my_number boolean not null default true;
alter table nisa_account add column dividend_method integer not null default 2 check (dividend_method in (1, 2));
-- What a visitor has filled in, by device and kind of application (1 opening, 2 transfer).
create table nisa_draft (
  tenant text not null,
  visitor text not null,
  kind integer not null check (kind in (1, 2)),
  given jsonb not null,
  saved_at timestamptz not null,
  primary key (tenant, visitor, kind)
);
