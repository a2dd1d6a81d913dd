-- What an erased member leaves in the chats: the other keeps the conversation with the own messages, the member's have no words any more.
-- A blocked conversation, and one whose other member is gone too, is kept by nobody and goes whole.
create or replace function chats.erase_member(p_member uuid) returns void
language plpgsql set search_path = pg_catalog as $fn$
declare
  v_whole uuid[];
begin
  perform chats.touch_partners(p_member);
  select coalesce(array_agg(p.id), '{}') into v_whole
    from visibility.pair p
   where p_member in (p.lo, p.hi)
     and (p.block <> 0
          or not exists (select from chats.inbox i where i.member_id = case when p.lo = p_member then p.hi else p.lo end));
  delete from chats.message m where m.conversation_id = any(v_whole);
  delete from chats.conv_member cm where cm.conversation_id = any(v_whole);
  delete from chats.conversation c where c.id = any(v_whole);
  -- What a block took away is gone for both; the copy for the moderators goes with the account.
  delete from chats.message m using chats.conversation c
   where c.parted_at is not null and m.conversation_id = c.id and m.seq <= c.parted_seq
     and c.id in (select cm.conversation_id from chats.conv_member cm where cm.member_id = p_member);
  update chats.conversation c set parted_at = null
   where c.parted_at is not null and c.id in (select cm.conversation_id from chats.conv_member cm where cm.member_id = p_member);
  update chats.message m set body = '', details = null where m.sender_id = p_member and (m.body <> '' or m.details is not null)
     and m.conversation_id in (select cm.conversation_id from chats.conv_member cm where cm.member_id = p_member);
  delete from visibility.pair p where p_member in (p.lo, p.hi) and not exists (select from chats.conversation c where c.id = p.id);
end $fn$;

-- Moves the conversations of everybody who wrote with the member into their next feed, because the member left, paused, came back or
-- was erased.
create or replace function chats.touch_partners(p_member uuid) returns void
language plpgsql set search_path = pg_catalog as $fn$
declare
  v_pair record;
  v_inbox bigint;
begin
  for v_pair in
    select cm.member_id as partner, cm.conversation_id
      from chats.conv_member mine
      join chats.conv_member cm on cm.conversation_id = mine.conversation_id and cm.member_id = mine.other_id
     where mine.member_id = p_member and cm.state = 0
     order by cm.member_id
  loop
    update chats.inbox i set seq = i.seq + 1 where i.member_id = v_pair.partner returning i.seq into v_inbox;
    update chats.conv_member cm set inbox_seq = v_inbox
     where cm.member_id = v_pair.partner and cm.conversation_id = v_pair.conversation_id and v_inbox is not null;
  end loop;
end $fn$;
