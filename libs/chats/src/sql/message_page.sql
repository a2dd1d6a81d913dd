-- A message as the two of its conversation read it: of what moderators took away nothing but its place leaves the database.
create or replace function chats.message_as_read(
  p_conversation uuid, p_seq bigint, p_client uuid, p_sender uuid, p_kind smallint, p_body text, p_details jsonb, p_cost int, p_at timestamptz,
  p_removed boolean) returns jsonb
language sql stable as $fn$
  select jsonb_build_object(
    'conversation_id', p_conversation, 'seq', p_seq, 'client_id', p_client, 'sender_id', p_sender, 'kind', p_kind,
    'body', case when p_removed then '' else p_body end, 'details', case when not p_removed then p_details end,
    'cost', p_cost, 'at', p_at, 'removed', p_removed)
$fn$;

-- So many messages of a conversation between two numbers, the oldest of them (`p_forward`) or the newest, in their order.
-- The plan is made once, for whatever conversation, and opens the one part of the table in which it is. A plan that knows the id is cheaper to run,
-- so that Postgres would make one for each call, which costs more than the page.
create or replace function chats.message_page(p_conversation uuid, p_after bigint, p_before bigint, p_limit int, p_forward boolean) returns jsonb
language plpgsql stable set search_path = pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $fn$
begin
  if p_forward then
    return (
      select jsonb_agg(chats.message_as_read(
               m.conversation_id, m.seq, m.client_id, m.sender_id, m.kind, m.body, m.details, m.cost, m.at, m.removed) order by m.seq)
        from (select o.* from chats.message o
               where o.conversation_id = p_conversation and o.seq > p_after and o.seq < p_before order by o.seq limit p_limit) m);
  end if;
  return (
    select jsonb_agg(chats.message_as_read(
             m.conversation_id, m.seq, m.client_id, m.sender_id, m.kind, m.body, m.details, m.cost, m.at, m.removed) order by m.seq)
      from (select n.* from chats.message n
             where n.conversation_id = p_conversation and n.seq > p_after and n.seq < p_before order by n.seq desc limit p_limit) m);
end $fn$;
