drop function if exists chats.close_chat(uuid);

-- Takes a conversation from both members because one blocked the other; the caller holds the pair row. Its messages stay below the mark
-- that hides them from both, as the copy for the moderators, and its numbers go on: what comes after an unblock is a new beginning.
create or replace function chats.part_chat(p_conversation uuid) returns void
language plpgsql set search_path = pg_catalog as $fn$
declare
  v_last bigint;
  v_member uuid;
  v_inbox bigint;
begin
  update chats.conversation c set parted_seq = c.last_seq, parted_at = public.app_now()
   where c.id = p_conversation and c.last_seq > c.parted_seq returning c.last_seq into v_last;
  if v_last is null then return; end if;
  perform 1 from chats.inbox i join visibility.pair p on i.member_id in (p.lo, p.hi)
    where p.id = p_conversation order by i.member_id for no key update of i;
  for v_member in
    select cm.member_id from visibility.pair p join chats.conv_member cm on cm.conversation_id = p.id and cm.member_id in (p.lo, p.hi)
     where p.id = p_conversation order by cm.member_id
  loop
    update chats.inbox i set seq = i.seq + 1 where i.member_id = v_member returning i.seq into v_inbox;
    update chats.conv_member cm set state = 1, hidden_seq = v_last, read = cm.recv, read_to = v_last, inbox_seq = v_inbox
     where cm.member_id = v_member and cm.conversation_id = p_conversation;
  end loop;
end $fn$;

-- Forgets the messages of conversations that a block took away so many days ago; answers how many.
create or replace function chats.forget_parted(p_days int) returns bigint
language plpgsql set search_path = pg_catalog as $fn$
declare
  v_gone bigint;
begin
  with over as (
    update chats.conversation c set parted_at = null
     where c.parted_at < public.app_now() - make_interval(days => p_days) returning c.id, c.parted_seq),
  gone as (
    delete from chats.message m using over where m.conversation_id = over.id and m.seq <= over.parted_seq returning 1)
  select count(*) into v_gone from gone;
  return v_gone;
end $fn$;
