-- What of this a device of the member may newly say it has received, and is to be told: of conversations that are theirs, no further than they go.
create or replace function chats.newly_delivered(p_member uuid, p_conversations uuid[], p_seqs bigint[])
returns table (conversation_id uuid, upto bigint) language sql stable as
$$ select cm.conversation_id, max(least(w.seq, c.last_seq))
     from unnest(p_conversations, p_seqs) as w(id, seq)
     join chats.conv_member cm on cm.member_id = p_member and cm.conversation_id = w.id
     join chats.conversation c on c.id = w.id
     join visibility.pair p on p.id = w.id and p.block = 0
     join visibility.member_standing me on me.member_id = p_member
     join visibility.member_standing them on them.member_id = cm.other_id
    where visibility.tells_delivered(them, me) and least(w.seq, c.last_seq) > greatest(cm.delivered_to, cm.read_to)
    group by cm.conversation_id $$;

-- Notes what a device of the member has received; answers what moved and whom to tell. Of who keeps such marks back nothing is noted.
-- The inbox row is locked before conv_member, as everywhere, and only when something moves.
create or replace function chats.note_delivered(p_member uuid, p_conversations uuid[], p_seqs bigint[])
returns table (conversation_id uuid, delivered_to bigint, other uuid)
language plpgsql set search_path = pg_catalog as $fn$
#variable_conflict use_column
begin
  if not exists (select from chats.newly_delivered(p_member, p_conversations, p_seqs)) then return; end if;
  perform 1 from chats.inbox i where i.member_id = p_member for no key update;
  return query
    update chats.conv_member cm set delivered_to = n.upto
      from chats.newly_delivered(p_member, p_conversations, p_seqs) n
     where cm.member_id = p_member and cm.conversation_id = n.conversation_id
    returning cm.conversation_id, cm.delivered_to, cm.other_id;
end $fn$;
