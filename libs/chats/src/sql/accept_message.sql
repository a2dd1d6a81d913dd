-- needs: accept_messages.sql

drop function if exists chats.accept_message(uuid, uuid, uuid, smallint, text, int, boolean, int, int, int, int, text, text[], int[]);
drop function if exists chats.sent_before(uuid, uuid, uuid);
drop function if exists chats.refusal(text, timestamptz);

-- Sends one message: what processes of the version before call.
create or replace function chats.accept_message(
  p_conversation uuid, p_sender uuid, p_client uuid, p_kind smallint, p_body text, p_details jsonb,
  p_price int, p_may_be_free boolean, p_free_conversations int, p_openings_new int, p_openings int, p_new_days int,
  p_reason text, p_reactions text[], p_delays int[])
returns table (
  error text, duplicate boolean, id uuid, seq bigint, body text, details jsonb, kind smallint, cost int, at timestamptz,
  receiver uuid, balance int, free_left int)
language sql as $fn$
  select s.error, s.duplicate, s.id, s.seq, s.body, s.details, s.kind, s.cost, s.at, s.receiver, s.balance, s.free_left
    from chats.accept_messages(
      array[p_conversation], array[p_sender], array[p_client], array[p_kind], array[p_body], array[p_details], array[p_price],
      array[p_may_be_free], array[p_reason], p_free_conversations, p_openings_new, p_openings, p_new_days, p_reactions, p_delays) s
$fn$;
