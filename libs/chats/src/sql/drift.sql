-- What does not agree with a full recount: no rows in a sound product. Each is one statement, so that it sees one moment.

-- Of conversations. Messages up to `parted_seq` may be gone already; what came after is all there.
create or replace function chats.drift(p_conversations uuid[]) returns table (rule text, subject uuid)
language sql stable as $fn$
  with c as (
    select c.*, p.lo, p.hi, p.block from chats.conversation c join visibility.pair p on p.id = c.id where c.id = any(p_conversations)),
  m as (
    select m.*, case when m.sender_id = c.lo then c.n_lo else c.n_hi end as sent
      from c join chats.message m on m.conversation_id = c.id and m.seq > c.parted_seq),
  cm as (
    select cm.*, case when cm.member_id = c.lo then c.n_hi else c.n_lo end as coming, c.last_seq
      from c join chats.conv_member cm on cm.conversation_id = c.id)
  select 'gap', c.id from c left join m on m.conversation_id = c.id
   group by c.id, c.last_seq, c.parted_seq
  having count(m.seq) <> c.last_seq - c.parted_seq or coalesce(max(m.seq), c.last_seq) <> c.last_seq
  union all
  select 'sides', c.id from c where c.n_lo + c.n_hi <> c.last_seq
  union all
  select distinct 'direction', x.conversation_id from (
    select m.conversation_id from m group by m.conversation_id, m.sender_id, m.sent
    having max(m.dir_seq) <> m.sent or count(*) <> max(m.dir_seq) - min(m.dir_seq) + 1) x
  union all
  select distinct 'received', cm.conversation_id from cm where cm.recv <> cm.coming
  union all
  select distinct 'read', cm.conversation_id from cm
    cross join lateral (
      select max(m.dir_seq) as seen from m
       where m.conversation_id = cm.conversation_id and m.sender_id = cm.other_id and m.seq <= cm.read_to) r
   where cm.read_to > cm.last_seq or (r.seen is not null and r.seen <> cm.read)
  union all
  select distinct 'marks', cm.conversation_id from cm where cm.delivered_to > cm.last_seq or cm.shown_read_to > cm.read_to
  union all
  select distinct 'inbox', cm.conversation_id from cm left join chats.inbox i on i.member_id = cm.member_id
   where i.seq is null or i.seq < cm.inbox_seq
  union all
  select distinct 'member', c.id from c join chats.inbox i on i.member_id in (c.lo, c.hi)
   where c.last_seq > c.parted_seq and not exists (select from cm where cm.conversation_id = c.id and cm.member_id = i.member_id)
  union all
  select distinct 'charge', m.conversation_id from m
   where m.cost > 0 and not exists (
     select from payments.ledger_entry e where e.member_id = m.sender_id and e.ref = m.id and e.amount = -m.cost)
  union all
  select 'blocked', c.id from c where c.block <> 0 and c.last_seq <> c.parted_seq
$fn$;

-- Of members: what the book took for messages in the last week is what their messages of that week cost. Further back, messages may be gone.
drop function if exists chats.charge_drift(uuid[], smallint[]);
create or replace function chats.charge_drift(p_members uuid[], p_reasons text[]) returns table (rule text, subject uuid)
language sql stable as $fn$
  select 'debit', i.member_id from chats.inbox i
    cross join lateral (
      select coalesce(-sum(e.amount), 0) as taken from payments.ledger_entry e
       where e.member_id = i.member_id and e.kind = any(select c.kind from unnest(p_reasons) r cross join payments.entry_codes(r) c) and e.at > public.app_now() - interval '7 days') b
    cross join lateral (
      select coalesce(sum(m.cost), 0) as cost from chats.conv_member cm
        join chats.message m on m.conversation_id = cm.conversation_id and m.sender_id = i.member_id
       where cm.member_id = i.member_id and m.at > public.app_now() - interval '7 days') s
   where i.member_id = any(p_members) and b.taken <> s.cost
$fn$;
