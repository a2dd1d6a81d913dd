-- Hides a conversation from one member on all devices until a newer message comes. Answers whether it was theirs.
create or replace function chats.remove_chat(p_conversation uuid, p_member uuid) returns boolean
language plpgsql set search_path = pg_catalog as $fn$
declare
  v_last bigint;
  v_inbox bigint;
begin
  select c.last_seq into v_last from chats.conversation c where c.id = p_conversation for no key update;
  perform 1 from chats.inbox i where i.member_id = p_member for no key update;
  if v_last is null or not exists (
    select from chats.conv_member cm join visibility.pair p on p.id = cm.conversation_id and p.block = 0
     where cm.member_id = p_member and cm.conversation_id = p_conversation) then
    return false;
  end if;
  update chats.inbox i set seq = i.seq + 1 where i.member_id = p_member returning i.seq into v_inbox;
  -- What is thrown away unread counts as read for the numbers; nobody is told that it was read.
  update chats.conv_member cm
     set hidden_seq = v_last, read = cm.recv, read_to = v_last, shown_read_to = coalesce(cm.shown_read_to, cm.read_to), inbox_seq = v_inbox
   where cm.member_id = p_member and cm.conversation_id = p_conversation;
  return true;
end $fn$;
