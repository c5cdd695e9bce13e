-- Where customers are led to is changed by nobody without an administrator.
alter table proposal add column needs_admin boolean not null default false;
-- As before, and an administrator is one of those who agreed where the proposal leads customers elsewhere.
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
  if exists (select 1 from proposal where id = new.proposal and needs_admin)
    and not exists (
      select 1 from review join person on person.login = review.person
        where proposal = new.proposal and content_hash = content and effect_hash = effect and verdict = 'approve'
          and person.disabled_at is null and person.roles @> '"admin"'
    )
  then
    raise exception 'customers are led nowhere else without an administrator';
  end if;
  return new;
end;
$$;
