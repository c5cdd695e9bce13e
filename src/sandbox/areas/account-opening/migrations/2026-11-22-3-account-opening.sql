create table application (
  id text primary key,
  tenant text not null references tenant (name) on delete cascade,
  return_point text not null,
  email text,
  expires_at timestamptz,
  draft jsonb not null default '{}',
  draft_version integer not null default 1,
  created_at timestamptz not null,
  resume_point text,
  receipt_number text,
  submitted_at timestamptz,
  screening jsonb
);
create unique index application_receipt on application (tenant, receipt_number);
create table applicant_session (
  id bigserial primary key,
  tenant text not null references tenant (name) on delete cascade,
  secret_hash text not null unique,
  application_id text references application (id) on delete set null,
  device text
);
create table mail_code (
  id bigserial primary key,
  tenant text not null references tenant (name) on delete cascade,
  application_id text not null,
  email text not null,
  source text not null,
  code_hash text not null,
  attempts integer not null default 0,
  live boolean not null default true,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_code_of_address on mail_code (tenant, email, sent_at);
create table mail_lock (
  tenant text not null references tenant (name) on delete cascade,
  subject text not null,
  locked_until timestamptz not null,
  primary key (tenant, subject)
);
create table attempts (
  tenant text not null references tenant (name) on delete cascade,
  subject text not null,
  count integer not null,
  since timestamptz not null,
  last_at timestamptz not null,
  primary key (tenant, subject)
);
create table acceptance (
  application_id text not null references application (id) on delete cascade,
  agreement_group text not null,
  document_version text not null,
  declarations jsonb not null,
  at timestamptz not null,
  device text,
  app_version text,
  primary key (application_id, agreement_group)
);
create table ekyc_session (
  id text primary key,
  tenant text not null references tenant (name) on delete cascade,
  application_id text not null references application (id) on delete cascade,
  purpose text not null check (purpose in ('PRIMARY', 'RESIDENCE')),
  method text,
  status text not null,
  failure_reason text,
  refusal text,
  person text,
  outcome text,
  reported_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index ekyc_session_of_application on ekyc_session (application_id, created_at);
create table upload (
  id text primary key,
  tenant text not null references tenant (name) on delete cascade,
  application_id text not null references application (id) on delete cascade,
  purpose text not null,
  file_name text not null,
  content_type text not null,
  size integer not null,
  bytes bytea,
  is_used boolean not null default false,
  expires_at timestamptz not null
);
