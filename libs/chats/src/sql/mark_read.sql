-- Moves the reader's pointer to what they have seen, forward only and never past what exists. Answers the new unread number and how far
-- the reader has read, or no row when the conversation is not theirs, or a block took it away. The inbox row is locked before conv_member, as everywhere.
create or replace function chats.mark_read(p_conversation uuid, p_reader uuid, p_seq bigint)
returns table (moved boolean, unread bigint, read_to bigint, other uuid)
language plpgsql set search_path = pg_catalog as $fn$
declare
  v_row chats.conv_member;
  v_seen bigint;
  v_to bigint;
  v_inbox bigint;
begin
  perform 1 from chats.inbox i where i.member_id = p_reader for no key update;
  select * into v_row from chats.conv_member cm where cm.member_id = p_reader and cm.conversation_id = p_conversation for no key update;
  if v_row.member_id is null or exists (select from visibility.pair p where p.id = p_conversation and p.block <> 0) then return; end if;

  select m.dir_seq, m.seq into v_seen, v_to from chats.message m
   where m.conversation_id = p_conversation and m.seq <= p_seq and m.sender_id = v_row.other_id
   order by m.seq desc limit 1;
  if v_seen is null or least(v_seen, v_row.recv) <= v_row.read then
    return query select false, v_row.recv - v_row.read, v_row.read_to, v_row.other_id;
    return;
  end if;

  update chats.inbox i set seq = i.seq + 1 where i.member_id = p_reader returning i.seq into v_inbox;
  return query
    update chats.conv_member cm
       set read = greatest(cm.read, least(v_seen, cm.recv)), read_to = greatest(cm.read_to, v_to), inbox_seq = v_inbox
     where cm.member_id = p_reader and cm.conversation_id = p_conversation
    returning true, cm.recv - cm.read, cm.read_to, cm.other_id;
end $fn$;
