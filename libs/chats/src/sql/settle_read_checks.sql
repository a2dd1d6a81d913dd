-- Removes reactions that wait to look whether a message is unread, of conversations whose reader has seen all by now: many in one statement, where
-- a job for each would find nothing to do. Those that are due within a second go too, so that the relay seldom comes first. Answers how many went.
-- Sending relies on a reaction that waits, and adds none beside it. So nobody may write to the reader between the look and the commit: their inbox
-- is locked as sending locks it, whoever is written to at this moment is left for the next time, and the look is a statement of its own, which sees
-- what was committed before the lock.
create or replace function chats.settle_read_checks(p_reaction text, p_most int)
returns int
language plpgsql set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $fn$
declare
  v_ids uuid[];
  v_members uuid[];
  v_count int;
begin
  select array_agg(due.id), array_agg(due.member) into v_ids, v_members
    from (select o.id, (o.payload ->> 'memberId')::uuid as member from events.outbox o
           where o.reaction = p_reaction and o.due <= now() + interval '1 second' and (o.leased_until is null or o.leased_until < now())
           order by o.due limit p_most for update skip locked) due;
  if v_ids is null then return 0; end if;
  select array_agg(mine.member_id) into v_members
    from (select i.member_id from chats.inbox i where i.member_id = any(v_members) order by i.member_id for no key update skip locked) mine;
  with gone as (
    delete from events.outbox o using chats.conv_member cm
     where o.id = any(v_ids) and cm.member_id = (o.payload ->> 'memberId')::uuid and cm.conversation_id = (o.payload ->> 'conversationId')::uuid
       and cm.member_id = any(v_members) and cm.read >= cm.recv
    returning o.id)
  select count(*) into v_count from gone;
  return v_count;
end $fn$;
