alter table application add column asked_by jsonb;
alter table application add column set_aside jsonb;
alter table application add column submitted_release text;
alter table acceptance add column release text;
