drop function if exists chats.mark_read(uuid, uuid, bigint);

-- Moves the reader's pointer to what they have seen, forward only and never past what exists. Answers how far the reader has read and
-- whether the other is told, or no row when the conversation is not theirs, or a block took it away. What is read while one of the two keeps
-- such marks back is not told later either, until something newer is read. The inbox row is locked before conv_member, as everywhere.
create or replace function chats.note_read(p_conversation uuid, p_reader uuid, p_seq bigint)
returns table (moved boolean, told boolean, read_to bigint, other uuid)
language plpgsql set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $fn$
declare
  v_row chats.conv_member;
  v_seen bigint;
  v_to bigint;
  v_told boolean;
  v_inbox bigint;
begin
  perform 1 from chats.inbox i where i.member_id = p_reader for no key update;
  select * into v_row from chats.conv_member cm where cm.member_id = p_reader and cm.conversation_id = p_conversation for no key update;
  if v_row.member_id is null or exists (select from visibility.pair p where p.id = p_conversation and p.block <> 0) then return; end if;

  select m.dir_seq, m.seq into v_seen, v_to from chats.message m
   where m.conversation_id = p_conversation and m.seq <= p_seq and m.sender_id = v_row.other_id
   order by m.seq desc limit 1;
  if v_seen is null or least(v_seen, v_row.recv) <= v_row.read then
    return query select false, false, v_row.read_to, v_row.other_id;
    return;
  end if;
  v_told := coalesce((
    select visibility.tells_read(them, me) from visibility.member_standing me, visibility.member_standing them
     where me.member_id = p_reader and them.member_id = v_row.other_id), false);

  update chats.inbox i set seq = i.seq + 1 where i.member_id = p_reader returning i.seq into v_inbox;
  return query
    update chats.conv_member cm
       set read = greatest(cm.read, least(v_seen, cm.recv)), read_to = greatest(cm.read_to, v_to), inbox_seq = v_inbox,
           shown_read_to = case when v_told then null else coalesce(cm.shown_read_to, cm.read_to) end
     where cm.member_id = p_reader and cm.conversation_id = p_conversation
    returning true, v_told, cm.read_to, cm.other_id;
end $fn$;
