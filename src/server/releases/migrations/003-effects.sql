-- A review is also about what a proposal does to customers: that depends on everything that is live, not on its documents alone.
create table proposal_effect (
  proposal integer not null references proposal (id),
  release text not null references release (id),
  effect text not null,
  effect_hash text not null,
  at timestamptz(3) not null,
  primary key (proposal, release)
);
create trigger proposal_effect_is_kept before update or delete or truncate on proposal_effect
  for each statement execute function refuse_change();
-- Pointers are held against the log whenever they are read.
create index audit_of_subject on audit (subject);
alter table review add column effect_hash text not null default '';
drop index review_once;
create unique index review_once on review (proposal, content_hash, effect_hash, person) where verdict <> 'comment';
-- As before, and what was approved does what it did then.
create or replace function refuse_unapproved() returns trigger language plpgsql as $$
declare
  wanted integer;
  proposed jsonb;
  live jsonb;
  pointed jsonb;
  content text;
  effect text;
begin
  select approvals into wanted from channel where name = new.channel;
  if wanted = 0
    or exists (select 1 from release where id = new.release and origin = 'build')
    or (new.proposal is null and exists (select 1 from pointer where channel = new.channel and release = new.release))
  then
    return new;
  end if;
  select files into proposed from proposal
    where id = new.proposal and not exists (select 1 from proposal_withdrawal where proposal = new.proposal);
  select files into live from release
    where id = new.base and exists (select 1 from pointer where channel = new.channel and release = new.base);
  select files into pointed from release where id = new.release;
  if proposed is null or live is null
    or pointed <> (live - array(select jsonb_object_keys(proposed))) || jsonb_strip_nulls(proposed)
  then
    raise exception 'customers get nothing that was not proposed';
  end if;
  content := proposal_content(proposed, live);
  select effect_hash into effect from proposal_effect where proposal = new.proposal and release = new.base;
  if exists (select 1 from review where proposal = new.proposal and content_hash = content and verdict = 'return')
    or wanted > (
      select count(distinct person) from review
        where proposal = new.proposal and content_hash = content and effect_hash = effect and verdict = 'approve'
    )
  then
    raise exception 'customers get nothing that was not approved';
  end if;
  return new;
end;
$$;
