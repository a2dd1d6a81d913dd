-- However a session ends, and in whichever process: its browser takes no more pushes for the member. A subscription that is being made holds
-- the session, so that none slips in behind its end.
create or replace function notifications.end_push_subscription() returns trigger
language plpgsql set search_path = pg_catalog as $fn$
begin
  delete from notifications.push_subscription where session_id = old.id;
  return null;
end $fn$;

create or replace trigger session_ends_push
  after delete on auth.session for each row execute function notifications.end_push_subscription();
