-- needs: reasons.sql, lots.sql

-- Takes credits for something named by p_ref and writes the ledger entry beside it. Answers the balance after, or null when there are too
-- few: then nothing is written. The caller holds whatever lock makes p_ref happen once. The credits that go are those of the next positions.
create or replace function payments.debit(p_member uuid, p_amount int, p_reason text, p_ref uuid)
returns int language plpgsql set search_path = pg_catalog as $fn$
declare
  v_after int;
begin
  update payments.wallet set balance = balance - p_amount, spent = spent + p_amount
   where member_id = p_member and balance >= p_amount returning balance into v_after;
  if v_after is null then
    return null;
  end if;
  insert into payments.ledger_entry (member_id, amount, balance_after, kind, contra, ref, at)
  select p_member, -p_amount, v_after, c.kind, c.contra, p_ref, public.app_now() from payments.entry_codes(p_reason) c;
  return v_after;
end $fn$;

-- Gives credits that cost nothing, once per reason and p_ref: a repeat answers the present balance and writes nothing.
create or replace function payments.credit(p_member uuid, p_amount int, p_reason text, p_ref uuid)
returns int language sql set search_path = pg_catalog as $fn$
  select payments.grant_credits(p_member, p_amount, p_reason, p_ref, null, null, null, null)
$fn$;
