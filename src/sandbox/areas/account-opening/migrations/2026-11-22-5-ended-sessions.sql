alter table applicant_session add column ended boolean not null default false;
