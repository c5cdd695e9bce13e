-- A channel says how many have to agree, and whether those who have made a change count as one of them.
alter table channel add column may_approve_own boolean not null default false;
-- For staff: what customers would get, before they get it.
insert into channel (name, may_approve_own) values ('rehearsal', true);
-- As before, for channels beside the live one, too: all of them get what is live with a proposal in it, or what is live.
create or replace function refuse_unapproved() returns trigger language plpgsql as $$
declare
  wanted integer;
  proposed jsonb;
  live jsonb;
  pointed jsonb;
  content text;
  effect text;
begin
  select approvals - may_approve_own::integer into wanted from channel where name = new.channel;
  if exists (select 1 from release where id = new.release and origin = 'build')
    or (new.proposal is null and exists (
      select 1 from pointer where channel in (new.channel, 'live') and release = new.release
    ))
  then
    return new;
  end if;
  select files into proposed from proposal
    where id = new.proposal and not exists (select 1 from proposal_withdrawal where proposal = new.proposal);
  select files into live from release
    where id = new.base and exists (select 1 from pointer where channel = 'live' and release = new.base);
  select files into pointed from release where id = new.release;
  if proposed is null or live is null
    or pointed <> (live - array(select jsonb_object_keys(proposed))) || jsonb_strip_nulls(proposed)
  then
    raise exception 'customers get nothing that was not proposed';
  end if;
  if wanted <= 0 then
    return new;
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
