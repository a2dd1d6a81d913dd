-- Notes when somebody who was imported comes in for the first time, by whatever way opens a session: nothing but the account's owner undoes it then.
create or replace function imports.on_session() returns trigger
language plpgsql set search_path = pg_catalog as $fn$
begin
  update imports.imported_member set came_at = public.app_now() where member_id = new.member_id and came_at is null;
  return null;
end $fn$;

create or replace trigger session_to_import
  after insert on auth.session
  for each row execute function imports.on_session();
