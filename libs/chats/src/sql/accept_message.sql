-- needs: openings.sql, find_sent.sql

-- Processes of the version before call the one with p_ledger_kind, which needs sent_before and refusal: all three can go a version later.

-- Sends one message: every rule of sending, in one transaction and one round trip. Answers one row: either `error` (a code of the
-- catalogue; then nothing is written, and `at` is when it may be tried again, if that is known) or the message. The pair row is the lock of
-- the conversation: seq order is commit order.
-- Lock order: pair, conversation, standing of the receiver (shared), inbox rows by member id, wallet, conv_member.
create or replace function chats.accept_message(
  p_conversation uuid, p_sender uuid, p_client uuid, p_kind smallint, p_body text, p_details jsonb,
  p_price int, p_may_be_free boolean, p_free_conversations int, p_openings_new int, p_openings int, p_new_days int,
  p_reason text, p_reactions text[], p_delays int[])
returns table (
  error text, duplicate boolean, id uuid, seq bigint, body text, details jsonb, kind smallint, cost int, at timestamptz,
  receiver uuid, balance int, free_left int)
language plpgsql set search_path = pg_catalog as $fn$
declare
  v_pair visibility.pair;
  v_them visibility.member_standing;
  v_me visibility.member_standing;
  v_receiver uuid;
  v_started int;
  v_free int;
  v_cap int;
  v_vouched boolean;
  v_again timestamptz;
  v_balance int;
  v_last bigint;
  v_parted bigint;
  v_first boolean;
  v_cost int := 0;
  v_id uuid;
  v_seq bigint;
  v_dir bigint;
  v_my_inbox bigint;
  v_their_inbox bigint;
  v_now timestamptz := public.app_now();
begin
  return query select * from chats.find_sent(p_conversation, p_sender, p_client);
  if found then return; end if;

  select * into v_pair from visibility.pair p where p.id = p_conversation for no key update;
  if v_pair.id is null or p_sender not in (v_pair.lo, v_pair.hi) then
    return query select * from chats.refuse('conversation_not_found'); return;
  end if;
  v_receiver := case when p_sender = v_pair.lo then v_pair.hi else v_pair.lo end;

  -- A rival with the same client id may have committed while we waited for the lock.
  return query select * from chats.find_sent(p_conversation, p_sender, p_client);
  if found then return; end if;

  if v_pair.block <> 0 then
    return query select * from chats.refuse(
      case when v_pair.block & (case when p_sender = v_pair.lo then 2 else 1 end) > 0 then 'blocked' else 'blocked_by_you' end);
    return;
  end if;

  -- What a block took away is over: the next message starts a conversation as the very first one does.
  select c.last_seq, c.parted_seq into v_last, v_parted from chats.conversation c where c.id = p_conversation for no key update;
  v_first := coalesce(v_last, 0) = coalesce(v_parted, 0);

  -- Shared lock: whoever closes or flags the account now waits for us, or we for them.
  select * into v_them from visibility.member_standing s where s.member_id = v_receiver for share;
  if v_them.member_id is null or v_them.deleted or v_them.banned or v_them.suspended or (v_them.paused and v_first) then
    return query select * from chats.refuse('recipient_closed'); return;
  end if;
  if v_them.fictional then
    return query select * from chats.refuse('recipient_fictional'); return;
  end if;
  if not v_them.confirmed then
    return query select * from chats.refuse('recipient_not_confirmed'); return;
  end if;

  select * into v_me from visibility.member_standing s where s.member_id = p_sender;
  if v_me.member_id is null or v_me.deleted or v_me.banned or v_me.suspended or v_me.fictional or v_me.community_id <> v_them.community_id then
    return query select * from chats.refuse('conversation_not_found'); return;
  end if;

  perform 1 from chats.inbox i where i.member_id in (v_pair.lo, v_pair.hi) order by i.member_id for no key update;
  select i.started, i.free_left, i.openings_cap, i.vouched into v_started, v_free, v_cap, v_vouched from chats.inbox i where i.member_id = p_sender;
  if v_first and not v_me.paid and v_started >= p_free_conversations then
    return query select * from chats.refuse('premium_required'); return;
  end if;
  if v_first and v_cap = 0 then
    return query select * from chats.refuse('first_messages_stopped'); return;
  end if;
  if v_first then
    v_again := chats.opening_again(p_sender, least(
      v_cap, case when not v_vouched and v_me.joined_at > v_now - make_interval(days => p_new_days) then p_openings_new else p_openings end));
    if v_again is not null then
      return query select * from chats.refuse('first_messages_limit', v_again); return;
    end if;
    v_again := chats.reception_again(v_receiver, p_sender);
    if v_again is not null then
      return query select * from chats.refuse('recipient_busy', v_again); return;
    end if;
  end if;

  v_id := uuidv7();
  if p_price > 0 and p_may_be_free and v_free > 0 then
    v_free := v_free - 1;
  elsif p_price > 0 then
    v_balance := payments.debit(p_sender, p_price, p_reason, v_id);
    if v_balance is null then
      return query select * from chats.refuse('insufficient_credits'); return;
    end if;
    v_cost := p_price;
  end if;

  insert into chats.conversation as c (id, last_seq, n_lo, n_hi, starter, started_at)
  values (p_conversation, 1, (p_sender = v_pair.lo)::int, (p_sender = v_pair.hi)::int, p_sender, v_now)
  on conflict on constraint conversation_pk do update
    set last_seq = c.last_seq + 1, n_lo = c.n_lo + (p_sender = v_pair.lo)::int, n_hi = c.n_hi + (p_sender = v_pair.hi)::int,
        starter = case when v_first then p_sender else c.starter end, started_at = case when v_first then v_now else c.started_at end
  returning c.last_seq, case when p_sender = v_pair.lo then c.n_lo else c.n_hi end into v_seq, v_dir;

  insert into chats.message (conversation_id, seq, id, client_id, sender_id, dir_seq, kind, body, details, cost, at)
  values (p_conversation, v_seq, v_id, p_client, p_sender, v_dir, p_kind, p_body, p_details, v_cost, v_now);

  if v_first then
    insert into chats.opening (conversation_id, seq, starter, receiver, at) values (p_conversation, v_seq, p_sender, v_receiver, v_now)
    on conflict on constraint opening_pk do update set starter = excluded.starter, receiver = excluded.receiver, at = excluded.at;
  end if;

  update chats.inbox i set seq = i.seq + 1, free_left = v_free, started = i.started + v_first::int
   where i.member_id = p_sender returning i.seq into v_my_inbox;
  update chats.inbox i set seq = i.seq + 1 where i.member_id = v_receiver returning i.seq into v_their_inbox;

  insert into chats.conv_member as cm (member_id, conversation_id, other_id, inbox_seq)
  values (p_sender, p_conversation, v_receiver, v_my_inbox)
  on conflict on constraint conv_member_pk do update set inbox_seq = excluded.inbox_seq, state = 0;
  insert into chats.conv_member as cm (member_id, conversation_id, other_id, recv, inbox_seq)
  values (v_receiver, p_conversation, p_sender, v_dir, v_their_inbox)
  on conflict on constraint conv_member_pk do update set recv = excluded.recv, inbox_seq = excluded.inbox_seq, state = 0;

  insert into events.outbox (reaction, key, payload, due, at)
  select r.name, k.key, jsonb_build_object('key', k.key, 'conversationId', p_conversation, 'memberId', v_receiver),
         now() + make_interval(secs => r.delay), now()
    from unnest(p_reactions, p_delays) as r(name, delay), (select md5(p_conversation::text || v_receiver::text)::uuid) as k(key)
  on conflict (reaction, key) where key is not null do nothing;

  if v_balance is null then
    select w.balance into v_balance from payments.wallet w where w.member_id = p_sender;
  end if;
  return query select null::text, false, v_id, v_seq, p_body, p_details, p_kind, v_cost, v_now, v_receiver, coalesce(v_balance, 0), v_free;
end $fn$;
