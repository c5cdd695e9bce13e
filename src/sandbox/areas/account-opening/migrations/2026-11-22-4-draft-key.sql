create table draft_key (
  session_id bigint primary key references applicant_session (id) on delete cascade,
  id text not null,
  key text not null,
  application_id text,
  expires_at timestamptz not null
);
