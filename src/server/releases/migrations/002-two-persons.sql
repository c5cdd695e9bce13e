-- Nobody alone decides what customers get: the rules stand here as well as in the code.
create table person (
  login text primary key,
  name text not null,
  roles jsonb not null,
  secret text not null,
  created_at timestamptz(3) not null,
  disabled_at timestamptz(3),
  tries integer not null default 0,
  locked_until timestamptz(3)
);
create table person_session (
  token_hash text primary key,
  person text not null references person (login),
  confirmed_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
alter table channel add column approvals integer not null default 1 check (approvals >= 0);
create table proposal (
  id serial primary key,
  title text not null,
  reason text not null,
  files jsonb not null,
  created_by text not null references person (login),
  at timestamptz(3) not null
);
create table proposal_author (
  proposal integer not null references proposal (id),
  person text not null references person (login),
  primary key (proposal, person)
);
create table review (
  id serial primary key,
  proposal integer not null references proposal (id),
  content_hash text not null,
  person text not null references person (login),
  verdict text not null check (verdict in ('approve', 'return', 'comment')),
  comment text not null,
  at timestamptz(3) not null
);
create unique index review_once on review (proposal, content_hash, person) where verdict <> 'comment';
create table proposal_withdrawal (
  proposal integer primary key references proposal (id),
  person text not null references person (login),
  at timestamptz(3) not null
);
alter table pointer add column proposal integer references proposal (id);
alter table pointer add column base text references release (id);
create table pointer_cancellation (
  pointer bigint primary key references pointer (id),
  person text not null,
  reason text not null,
  at timestamptz(3) not null
);
create table pointer_confirmation (
  pointer bigint primary key references pointer (id),
  person text not null references person (login),
  at timestamptz(3) not null
);
-- What a review is about: each proposed document, and what customers have in its place at that time.
create function proposal_content(proposed jsonb, live jsonb) returns text language sql immutable as $$
  select encode(sha256(convert_to(string_agg(
    key || ' ' || coalesce(live ->> key, '-') || ' ' || coalesce(value, '-'), chr(10) order by key collate "C"
  ), 'UTF8')), 'hex')
  from jsonb_each_text(proposed)
$$;
create function is_author(proposal_id integer, login text) returns boolean language sql stable as $$
  select exists (select 1 from proposal where id = proposal_id and created_by = login)
    or exists (select 1 from proposal_author where proposal = proposal_id and person = login)
$$;
create function refuse_own_review() returns trigger language plpgsql as $$
begin
  if new.verdict <> 'comment' then
    if is_author(new.proposal, new.person) then
      raise exception 'nobody reviews a proposal of their own';
    end if;
    if not exists (
      select 1 from person where login = new.person and disabled_at is null and roles @> '"review"'
    ) then
      raise exception 'this person does not review';
    end if;
  end if;
  return new;
end;
$$;
create function refuse_late_author() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from review where proposal = new.proposal and person = new.person and verdict <> 'comment'
  ) then
    raise exception 'nobody reviews a proposal of their own';
  end if;
  return new;
end;
$$;
-- A release reaches customers if it was built with the app, was ordered before, or is what was approved and nothing else.
create function refuse_unapproved() returns trigger language plpgsql as $$
declare
  wanted integer;
  proposed jsonb;
  live jsonb;
  pointed jsonb;
  content text;
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
  if exists (select 1 from review where proposal = new.proposal and content_hash = content and verdict = 'return')
    or wanted > (
      select count(distinct person) from review
        where proposal = new.proposal and content_hash = content and verdict = 'approve'
    )
  then
    raise exception 'customers get nothing that was not approved';
  end if;
  return new;
end;
$$;
create function refuse_own_confirmation() returns trigger language plpgsql as $$
begin
  if exists (select 1 from pointer where id = new.pointer and ordered_by = new.person) then
    raise exception 'nobody confirms an order of their own';
  end if;
  return new;
end;
$$;
create trigger review_is_by_another before insert on review for each row execute function refuse_own_review();
create trigger author_is_no_reviewer before insert on proposal_author for each row execute function refuse_late_author();
create trigger pointer_is_approved before insert on pointer for each row execute function refuse_unapproved();
create trigger confirmation_is_by_another before insert on pointer_confirmation
  for each row execute function refuse_own_confirmation();
create trigger proposal_is_kept before update or delete or truncate on proposal
  for each statement execute function refuse_change();
create trigger proposal_author_is_kept before update or delete or truncate on proposal_author
  for each statement execute function refuse_change();
create trigger review_is_kept before update or delete or truncate on review
  for each statement execute function refuse_change();
create trigger proposal_withdrawal_is_kept before update or delete or truncate on proposal_withdrawal
  for each statement execute function refuse_change();
create trigger pointer_cancellation_is_kept before update or delete or truncate on pointer_cancellation
  for each statement execute function refuse_change();
create trigger pointer_confirmation_is_kept before update or delete or truncate on pointer_confirmation
  for each statement execute function refuse_change();
