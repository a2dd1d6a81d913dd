-- Tells what a process that remembers a session must know, whoever ended it: by the triggers nobody can forget to say it. The argument names
-- the column of the member.
create or replace function auth.record_session_revocation() returns trigger
language plpgsql set search_path = pg_catalog as $fn$
begin
  insert into auth.session_revocation (member_id) values ((to_jsonb(old) ->> tg_argv[0])::uuid);
  return null;
end $fn$;

drop trigger if exists session_to_news on auth.session;
create or replace trigger session_ended
  after delete on auth.session for each row execute function auth.record_session_revocation('member_id');

-- What a remembered session says of the account.
drop trigger if exists account_to_news on auth.account;
create or replace trigger account_changed
  after update of status, language, site_id, community_id on auth.account for each row
  when ((old.status, old.language, old.site_id, old.community_id) is distinct from (new.status, new.language, new.site_id, new.community_id))
  execute function auth.record_session_revocation('id');
