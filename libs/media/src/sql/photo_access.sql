-- A block ends what the two had allowed each other, in its own transaction: lifting it brings nothing back.
create or replace function media.on_block() returns trigger
language plpgsql set search_path = pg_catalog as $fn$
begin
  delete from media.photo_access a where (a.owner_id, a.viewer_id) in ((new.lo, new.hi), (new.hi, new.lo));
  return null;
end $fn$;

create or replace trigger block_to_photo_access
  after update of block on visibility.pair
  for each row when (old.block = 0 and new.block <> 0) execute function media.on_block();
