-- needs: openings.sql

-- What is sent together: a place in the first nine arrays for each message, then the settings of their site, and the reactions of the event.
do $$ begin
  if to_regtype('chats.message_batch') is null then
    create type chats.message_batch as (
      conversations uuid[], senders uuid[], clients uuid[], kinds smallint[], bodies text[], details jsonb[], prices int[],
      may_be_free boolean[], reasons text[],
      free_conversations int, openings_new int, openings int, new_days int, reactions text[], delays int[]);
  end if;
end $$;

-- What was sent under a client id before. By a function of its own, whose plan begins with the id: it opens the one part in which the conversation
-- is, where a join in the statement around it opens all of them.
create or replace function chats.sent_before(p_conversation uuid, p_sender uuid, p_client uuid)
returns table (id uuid, seq bigint, body text, details jsonb, kind smallint, cost int, at timestamptz)
language plpgsql stable rows 1 as $fn$
begin
  return query
    select m.id, m.seq, m.body, m.details, m.kind, m.cost, m.at
      from chats.message m where m.conversation_id = p_conversation and m.sender_id = p_sender and m.client_id = p_client;
end $fn$;

-- Sends messages together: every rule of sending, in one transaction and one round trip. Answers a row for each, `n` being its place in the
-- arrays: either `error` (a code of the catalogue; then nothing of it is written, and `at` is when it may be tried again, if that is known)
-- or the message. One that is refused changes nothing for the others. The pair row is the lock of the conversation: seq order is commit
-- order, and `at` follows it.
-- Lock order: pairs with their conversations, standings of the receivers (shared), inbox rows, wallets, each by id; then conv_member. The rows
-- stay locked, so that all further rules and writes are one statement for all messages. Only where two of them share a member it runs
-- for each in turn.
-- Hash and merge joins, and reading whole tables, are off: a plan that is made while they are small must not do so later.
-- Plans are made once, for whatever conversation: with its id they would be made anew for each call, over all parts of the table.
create or replace function chats.accept_batch(batch chats.message_batch)
returns table (
  n int, error text, duplicate boolean, id uuid, seq bigint, body text, details jsonb, kind smallint, cost int, at timestamptz,
  receiver uuid, balance int, free_left int)
language plpgsql set search_path = pg_catalog set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
as $fn$
#variable_conflict use_column
declare
  v_count int := cardinality(batch.conversations);
  v_step int := v_count;
  v_from int := 1;
  v_to int;
  v_members uuid[];
  v_at timestamptz;
begin
  select array_agg(p.lo) || array_agg(p.hi), clock_timestamp() + (select c.ahead from public.app_clock c) into v_members, v_at
    from (select p.id, p.lo, p.hi from visibility.pair p where p.id = any(batch.conversations) order by p.id for no key update) p
    left join lateral (select from chats.conversation c where c.id = p.id for no key update) c on true;
  if v_count > 1 and (select count(distinct m) < 2 * v_count from unnest(v_members) m) then
    v_step := 1;
  end if;
  -- Shared lock: whoever closes or flags an account now waits for us, or we for them.
  perform 1 from visibility.member_standing s
   where s.member_id = any(v_members) and (v_step < v_count or s.member_id <> all(batch.senders)) order by s.member_id for share;
  perform 1 from chats.inbox i where i.member_id = any(v_members) order by i.member_id for no key update;
  if v_step < v_count then
    perform payments.hold_wallets(batch.senders);
  end if;

  while v_from <= v_count loop
    v_to := v_from + v_step - 1;
    return query
    with asked as (
      select a.*, v_from - 1 + a.place::int as n
        from unnest(
          batch.conversations[v_from:v_to], batch.senders[v_from:v_to], batch.clients[v_from:v_to], batch.kinds[v_from:v_to],
          batch.bodies[v_from:v_to], batch.details[v_from:v_to], batch.prices[v_from:v_to], batch.may_be_free[v_from:v_to],
          batch.reasons[v_from:v_to])
        with ordinality as a(conversation, sender, client, kind, body, details, price, may_be_free, reason, place)),
    -- What a block took away is over: the next message starts a conversation as the very first one does.
    paired as (
      select a.*, p.id is not null as is_theirs, p.block, p.lo = a.sender as is_lo,
             case when p.lo = a.sender then p.hi else p.lo end as receiver,
             c.id is null as is_new, coalesce(c.last_seq, 0) = coalesce(c.parted_seq, 0) as is_first, coalesce(c.last_seq, 0) as last_seq,
             coalesce(case when p.lo = a.sender then c.n_lo else c.n_hi end, 0) as last_dir
        from asked a
        left join visibility.pair p on p.id = a.conversation and a.sender in (p.lo, p.hi)
        left join chats.conversation c on c.id = p.id),
    known as (
      select p.*, m.id as sent_id, m.seq as sent_seq, m.body as sent_body, m.details as sent_details, m.kind as sent_kind,
             m.cost as sent_cost, m.at as sent_at,
             them.member_id is null or them.deleted or them.banned or them.suspended or (them.paused and p.is_first) as is_closed,
             them.fictional, them.confirmed,
             me.member_id is null or me.deleted or me.banned or me.suspended or me.fictional or me.community_id <> them.community_id as is_out,
             me.paid, mine.started, mine.free_left, mine.openings_cap,
             least(mine.openings_cap, case when not mine.vouched and me.joined_at > v_at - make_interval(days => batch.new_days)
                                           then batch.openings_new else batch.openings end) as openings
        from paired p
        left join lateral chats.sent_before(p.conversation, p.sender, p.client) m on true
        left join visibility.member_standing them on them.member_id = p.receiver
        left join visibility.member_standing me on me.member_id = p.sender
        left join chats.inbox mine on mine.member_id = p.sender),
    decided as materialized (
      select k.*, uuidv7() as id, k.price > 0 and k.may_be_free and k.free_left > 0 as is_free,
             case
               when k.sent_id is not null then null -- a repeat: the first answer again, free of charge, whatever has happened since
               when not k.is_theirs then 'conversation_not_found'
               when k.block & (case when k.is_lo then 2 else 1 end) > 0 then 'blocked'
               when k.block <> 0 then 'blocked_by_you'
               when k.is_closed then 'recipient_closed'
               when k.fictional then 'recipient_fictional'
               when not k.confirmed then 'recipient_not_confirmed'
               when k.is_out then 'conversation_not_found'
               when not k.is_first then null
               when not k.paid and k.started >= batch.free_conversations then 'premium_required'
               when k.openings_cap = 0 then 'first_messages_stopped'
               when chats.opening_again(k.sender, k.openings) is not null then 'first_messages_limit'
               when chats.reception_again(k.receiver, k.sender) is not null then 'recipient_busy'
             end as error
        from known k),
    charged as materialized (
      select c.*
        from (select array_agg(d.sender) as senders, array_agg(d.price) as prices, array_agg(d.reason) as reasons, array_agg(d.id) as ids
                from decided d where d.error is null and d.sent_id is null and d.price > 0 and not d.is_free) due
       cross join payments.debit_each(due.senders, due.prices, due.reasons, due.ids, v_at) c),
    accepted as materialized (
      select d.n, d.id, d.conversation, d.sender, d.receiver, d.client, d.kind, d.body, d.details, d.is_lo, d.is_new, d.is_first,
             d.last_seq + 1 as seq, d.last_dir + 1 as dir_seq, case when c.balance is null then 0 else d.price end as cost,
             c.balance, d.free_left - d.is_free::int as free_left
        from decided d left join charged c on c.member_id = d.sender
       where d.error is null and d.sent_id is null and (d.price = 0 or d.is_free or c.balance is not null)),
    conversations as (
      insert into chats.conversation as c (id, last_seq, n_lo, n_hi, starter, started_at)
      select a.conversation, 1, a.is_lo::int, 1 - a.is_lo::int, a.sender, v_at from accepted a
      on conflict on constraint conversation_pk do update
        set last_seq = c.last_seq + 1, n_lo = c.n_lo + excluded.n_lo, n_hi = c.n_hi + excluded.n_hi,
            starter = case when c.last_seq = c.parted_seq then excluded.starter else c.starter end,
            started_at = case when c.last_seq = c.parted_seq then excluded.started_at else c.started_at end),
    messages as (
      insert into chats.message (conversation_id, seq, id, client_id, sender_id, dir_seq, kind, body, details, cost, at)
      select a.conversation, a.seq, a.id, a.client, a.sender, a.dir_seq, a.kind, a.body, a.details, a.cost, v_at from accepted a),
    opened as (
      insert into chats.opening (conversation_id, seq, starter, receiver, at)
      select a.conversation, a.seq, a.sender, a.receiver, v_at from accepted a where a.is_first
      on conflict on constraint opening_pk do update set starter = excluded.starter, receiver = excluded.receiver, at = excluded.at),
    ends as (
      select a.conversation, a.is_new, a.sender as member, a.receiver as other, null::bigint as recv, a.free_left, a.is_first::int as started
        from accepted a
      union all
      select a.conversation, a.is_new, a.receiver, a.sender, a.dir_seq, null, 0 from accepted a),
    inboxes as (
      update chats.inbox i set seq = i.seq + 1, free_left = coalesce(e.free_left, i.free_left), started = i.started + e.started
        from ends e where i.member_id = e.member
      returning i.member_id, e.conversation, e.is_new, e.other, e.recv, i.seq),
    begun as (
      insert into chats.conv_member (member_id, conversation_id, other_id, recv, inbox_seq)
      select i.member_id, i.conversation, i.other, coalesce(i.recv, 0), i.seq from inboxes i where i.is_new),
    continued as (
      update chats.conv_member cm set recv = coalesce(i.recv, cm.recv), inbox_seq = i.seq, state = 0
        from inboxes i where not i.is_new and cm.member_id = i.member_id and cm.conversation_id = i.conversation),
    -- While a reaction is pending there is nothing to add.
    reactions as (
      insert into events.outbox (reaction, key, payload, due, at)
      select r.name, k.key, jsonb_build_object('key', k.key, 'conversationId', a.conversation, 'memberId', a.receiver),
             now() + make_interval(secs => r.delay), now()
        from accepted a
       cross join lateral (select md5(a.conversation::text || a.receiver::text)::uuid as key) k
       cross join unnest(batch.reactions, batch.delays) as r(name, delay)
       where not exists (select from events.outbox o where o.reaction = r.name and o.key = k.key)
      on conflict (reaction, key) where key is not null do nothing)
    select d.n, case when d.error is null and d.sent_id is null and a.id is null then 'insufficient_credits' else d.error end,
           d.sent_id is not null, coalesce(d.sent_id, a.id), coalesce(d.sent_seq, a.seq), coalesce(d.sent_body, a.body),
           case when d.sent_id is null then a.details else d.sent_details end, coalesce(d.sent_kind, a.kind), coalesce(d.sent_cost, a.cost),
           case when d.sent_id is not null then d.sent_at
                when a.id is not null then v_at
                when d.error = 'first_messages_limit' then chats.opening_again(d.sender, d.openings)
                when d.error = 'recipient_busy' then chats.reception_again(d.receiver, d.sender) end,
           d.receiver, coalesce(a.balance, (select w.balance from payments.wallet w where w.member_id = d.sender), 0),
           coalesce(a.free_left, d.free_left)
      from decided d left join accepted a on a.n = d.n;
    v_from := v_to + 1;
  end loop;
end $fn$;
