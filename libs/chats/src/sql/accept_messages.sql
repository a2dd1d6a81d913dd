-- needs: accept_batch.sql

drop function if exists chats.accept_message(
  uuid, uuid, uuid, smallint, text, jsonb, int, boolean, int, int, int, int, text, text[], int[]);

-- Sends messages together: what processes of the version before call.
create or replace function chats.accept_messages(
  p_conversations uuid[], p_senders uuid[], p_clients uuid[], p_kinds smallint[], p_bodies text[], p_details jsonb[],
  p_prices int[], p_may_be_free boolean[], p_reasons text[],
  p_free_conversations int, p_openings_new int, p_openings int, p_new_days int, p_reactions text[], p_delays int[])
returns table (
  n int, error text, duplicate boolean, id uuid, seq bigint, body text, details jsonb, kind smallint, cost int, at timestamptz,
  receiver uuid, balance int, free_left int)
language sql as $fn$
  select s.n, s.error, s.duplicate, s.id, s.seq, s.body, s.details, s.kind, s.cost, s.at, s.receiver, s.balance, s.free_left
    from chats.accept_batch(row(
      p_conversations, p_senders, p_clients, p_kinds, p_bodies, p_details, p_prices, p_may_be_free, p_reasons,
      p_free_conversations, p_openings_new, p_openings, p_new_days, p_reactions, p_delays)::chats.message_batch) s
$fn$;
