-- Texts, releases, pointers and the audit log are written once and never changed or deleted.
create table document_text (
  hash text primary key,
  text text not null
);
create table release (
  id text primary key,
  number integer not null unique,
  base text references release (id),
  files jsonb not null,
  note text not null,
  origin text not null check (origin in ('build', 'desk')),
  created_by text not null,
  created_at timestamptz(3) not null,
  signature text not null,
  key_id text not null
);
-- What is made of a release for one build of the app: a cache.
create table release_module (
  hash text primary key,
  code text not null
);
create table release_build (
  release text not null references release (id),
  engine text not null,
  manifest text not null,
  manifest_hash text not null,
  built_at timestamptz(3) not null,
  primary key (release, engine)
);
create table channel (
  name text primary key
);
create table pointer (
  id bigserial primary key,
  channel text not null references channel (name),
  release text not null references release (id),
  percent integer not null check (percent between 1 and 100),
  starts_at timestamptz(3) not null,
  takeover text not null check (takeover in ('visit', 'now')),
  reason text not null,
  ordered_by text not null,
  at timestamptz(3) not null
);
create index pointer_of_channel on pointer (channel, starts_at, id);
create table audit (
  id integer primary key,
  at timestamptz(3) not null,
  person text not null,
  action text not null,
  subject text not null,
  detail text not null,
  previous text not null,
  hash text not null
);
create table server_key (
  id text primary key,
  private_key text not null,
  created_at timestamptz(3) not null
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end;
$$;
create trigger document_text_is_kept before update or delete or truncate on document_text
  for each statement execute function refuse_change();
create trigger release_is_kept before update or delete or truncate on release
  for each statement execute function refuse_change();
create trigger pointer_is_kept before update or delete or truncate on pointer
  for each statement execute function refuse_change();
create trigger audit_is_kept before update or delete or truncate on audit
  for each statement execute function refuse_change();
insert into channel (name) values ('live');
