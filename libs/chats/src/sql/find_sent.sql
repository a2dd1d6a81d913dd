drop function if exists chats.refuse(text, timestamptz);

-- What a repeat of the same client id gets: the first answer again, free of charge, whatever has happened since.
create or replace function chats.find_sent(p_conversation uuid, p_sender uuid, p_client uuid)
returns table (
  error text, duplicate boolean, id uuid, seq bigint, body text, details jsonb, kind smallint, cost int, at timestamptz,
  receiver uuid, balance int, free_left int)
language sql stable as $fn$
  select null::text, true, m.id, m.seq, m.body, m.details, m.kind, m.cost, m.at, cm.other_id, w.balance, i.free_left
    from chats.message m
    join chats.conv_member cm on cm.member_id = m.sender_id and cm.conversation_id = m.conversation_id
    join chats.inbox i on i.member_id = m.sender_id
    join payments.wallet w on w.member_id = m.sender_id
   where m.conversation_id = p_conversation and m.sender_id = p_sender and m.client_id = p_client
$fn$;
