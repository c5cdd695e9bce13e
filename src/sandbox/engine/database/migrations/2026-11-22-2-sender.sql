alter table outbox add column sender text not null default '';
