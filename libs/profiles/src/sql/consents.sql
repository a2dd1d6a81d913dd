-- Keeps beside the profile when which consent was given and taken back, and to which words: the number rises when a question changes.
create or replace function profiles.consent_version(p_kind text) returns int language sql immutable as
$$ select case p_kind when 'sexuality' then 1 when 'intimate' then 1 end $$;

create or replace function profiles.on_consent_change() returns trigger
language plpgsql set search_path = pg_catalog as $fn$
begin
  update profiles.consent c set withdrawn_at = public.app_now()
   where c.member_id = new.member_id and c.withdrawn_at is null
     and case c.kind when 'sexuality' then new.sexuality_consent_at else new.intimate_consent_at end is distinct from c.given_at;
  insert into profiles.consent (member_id, kind, version, given_at)
  select new.member_id, g.kind, profiles.consent_version(g.kind), g.at
    from (values ('sexuality', new.sexuality_consent_at), ('intimate', new.intimate_consent_at)) as g(kind, at)
   where g.at is not null
  on conflict on constraint consent_pk do nothing;
  return null;
end $fn$;

create or replace trigger profile_consents
  after insert or update of sexuality_consent_at, intimate_consent_at on profiles.profile
  for each row execute function profiles.on_consent_change();
