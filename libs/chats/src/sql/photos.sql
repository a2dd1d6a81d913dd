-- A photo lives exactly as long as its message has details: whatever deletes or empties the message (an erasure, the end of the moderators'
-- copy) takes the row, and its files go on the list of the sweep, in the same transaction.
create or replace function chats.forget_photo() returns trigger
language plpgsql set search_path = pg_catalog as $fn$
begin
  with gone as (
    delete from chats.photo p where p.conversation_id = old.conversation_id and p.seq = old.seq
    returning p.preview_object, p.full_object)
  insert into media.stray_object (object, due)
  select o.name, now() from gone, unnest(array[gone.preview_object, gone.full_object]) as o(name)
   where o.name not like 'shared/%';
  return null;
end $fn$;

create or replace trigger message_to_photo
  after delete on chats.message
  for each row when (old.kind = 2) execute function chats.forget_photo();
create or replace trigger message_emptied_to_photo
  after update of details on chats.message
  for each row when (old.kind = 2 and new.details is null) execute function chats.forget_photo();

-- The file of a photo, for the two of the conversation alone and under the rule of its messages: not after a block, not what the viewer
-- deleted, not what has become too old to be shown, not what moderators took away.
create or replace function chats.photo_object(p_key uuid, p_viewer uuid, p_full boolean, p_months int) returns text
language sql stable as $fn$
  select case when p_full then ph.full_object else ph.preview_object end
    from chats.photo ph
    join visibility.pair p on p.id = ph.conversation_id and p.block = 0 and p_viewer in (p.lo, p.hi)
    join chats.message m on m.conversation_id = ph.conversation_id and m.seq = ph.seq and not m.removed
    left join chats.conv_member cm on cm.member_id = p_viewer and cm.conversation_id = ph.conversation_id
   where ph.key = p_key and ph.seq > coalesce(cm.hidden_seq, 0)
     and m.at > public.app_now() - make_interval(months => p_months)
$fn$;
