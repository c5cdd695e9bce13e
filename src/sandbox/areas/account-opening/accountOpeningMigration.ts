/** What account opening needs besides the first chapter: readings of cards, images, screening. */
export const accountOpeningMigration = {
  name: "005-account-opening",
  sql: `
alter table customer add column member_id text;
alter table customer add column birth_date text;
alter table customer add column postal_code text;
alter table customer add column vault_key text;
alter table customer add column is_restricted boolean not null default false;
alter table application add column resume_point text;
alter table application add column receipt_number text;
alter table application add column submitted_at timestamptz;
alter table application add column screening jsonb;
create unique index application_receipt on application (space, receipt_number);
create table ekyc_session (
  id text primary key,
  space text not null references space (name) on delete cascade,
  application_id text not null references application (id) on delete cascade,
  purpose text not null check (purpose in ('PRIMARY', 'RESIDENCE')),
  method text,
  document_type text,
  status text not null,
  failure_reason text,
  refusal text,
  person text,
  outcome text,
  settles_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index ekyc_session_of_application on ekyc_session (application_id, created_at);
create table upload (
  id text primary key,
  space text not null references space (name) on delete cascade,
  application_id text not null references application (id) on delete cascade,
  purpose text not null,
  file_name text not null,
  content_type text not null,
  size integer not null,
  bytes bytea,
  is_used boolean not null default false,
  expires_at timestamptz not null
);
create table attempts (
  space text not null references space (name) on delete cascade,
  subject text not null,
  count integer not null,
  since timestamptz not null,
  last_at timestamptz not null,
  primary key (space, subject)
);`,
} as const
