-- How many have to agree is changed by nobody.
create trigger channel_is_kept before update or delete or truncate on channel
  for each statement execute function refuse_change();
-- What is ordered is held against the log whenever it is read.
create index audit_of_action on audit (action);
-- A manifest is held against the release and the build that it is of, too. What was kept is made anew of the texts.
delete from release_build;
