-- needs: reasons.sql, lots.sql

-- Locks wallets in the order in which everybody locks them.
create or replace function payments.hold_wallets(p_members uuid[]) returns void
language plpgsql set search_path = pg_catalog as $fn$
begin
  perform 1 from payments.wallet w where w.member_id = any(p_members) order by w.member_id for no key update;
end $fn$;

-- Takes credits for something named by a ref, of members who are each named once, and writes the ledger entries beside it. Answers the balance
-- after of those who have enough; of the others nothing is written. The caller holds whatever lock makes a ref happen once. The credits that go
-- are those of the next positions.
create or replace function payments.debit_each(p_members uuid[], p_amounts int[], p_reasons text[], p_refs uuid[], p_at timestamptz)
returns table (member_id uuid, balance int)
language plpgsql set search_path = pg_catalog as $fn$
#variable_conflict use_column
begin
  if cardinality(p_members) > 1 then
    perform payments.hold_wallets(p_members);
  end if;
  return query
  with taken as (
    update payments.wallet w set balance = w.balance - d.amount, spent = w.spent + d.amount
      from unnest(p_members, p_amounts, p_reasons, p_refs) as d(member_id, amount, reason, ref)
     where w.member_id = d.member_id and w.balance >= d.amount
    returning w.member_id, w.balance, d.amount, d.reason, d.ref),
  entered as (
    insert into payments.ledger_entry (member_id, amount, balance_after, kind, contra, ref, at)
    select t.member_id, -t.amount, t.balance, c.kind, c.contra, t.ref, p_at from taken t cross join payments.entry_codes(t.reason) c)
  select t.member_id, t.balance from taken t;
end $fn$;

-- The same for one member: answers the balance after, or null when there are too few credits.
create or replace function payments.debit(p_member uuid, p_amount int, p_reason text, p_ref uuid) returns int
language sql set search_path = pg_catalog as $fn$
  select d.balance from payments.debit_each(array[p_member], array[p_amount], array[p_reason], array[p_ref], public.app_now()) d
$fn$;

-- Gives credits that cost nothing, once per reason and p_ref: a repeat answers the present balance and writes nothing.
create or replace function payments.credit(p_member uuid, p_amount int, p_reason text, p_ref uuid)
returns int language sql set search_path = pg_catalog as $fn$
  select payments.grant_credits(p_member, p_amount, p_reason, p_ref, null, null, null, null)
$fn$;
