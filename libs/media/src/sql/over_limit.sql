-- Photos beyond what an account may show wait, and come back by themselves: the main one first, then in the order of their owner.
create or replace function media.mark_over_limit(p_member uuid, p_limit int) returns void
language sql set search_path = pg_catalog as $fn$
  update media.photo p set over_limit = r.over
    from (select id, row_number() over (order by main desc, position, id) > p_limit as over
            from media.photo where member_id = p_member and status not in ('rejected', 'removed')) r
   where p.member_id = p_member and p.id = r.id and p.over_limit <> r.over
$fn$;

-- The numbers are those of the contract (freePhotos, premiumPhotos); a test compares them.
create or replace function media.photo_limit(p_paid boolean) returns int language sql immutable as
$$ select case when p_paid then 25 else 3 end $$;

create or replace function media.on_paid_change() returns trigger
language plpgsql set search_path = pg_catalog as $fn$
begin
  perform media.mark_over_limit(new.member_id, media.photo_limit(new.paid));
  return null;
end $fn$;

create or replace trigger paid_to_photos
  after update of paid on visibility.member_standing
  for each row when (old.paid is distinct from new.paid) execute function media.on_paid_change();
