-- needs: reasons.sql

-- Gives credits once per reason and p_ref: a repeat answers the present balance and writes nothing. With p_order they are bought, and the
-- oldest bought ones are used first; without, they are a bonus and used before all bought ones, those that were bought elsewhere too. The wallet's row is the lock.
create or replace function payments.grant_credits(
  p_member uuid, p_amount int, p_reason text, p_ref uuid, p_order uuid, p_price_minor bigint, p_of_credits int, p_currency text)
returns int language plpgsql set search_path = pg_catalog as $fn$
declare
  v_wallet payments.wallet;
  v_codes record;
  v_at bigint;
  v_cut payments.lot;
begin
  select * into v_codes from payments.entry_codes(p_reason);
  select * into v_wallet from payments.wallet where member_id = p_member for no key update;
  if v_wallet.member_id is null
     or exists (select from payments.ledger_entry where member_id = p_member and kind = v_codes.kind and ref = p_ref) then
    return v_wallet.balance;
  end if;

  v_at := v_wallet.spent + v_wallet.balance;
  if p_order is null then
    select * into v_cut from payments.lot
     where member_id = p_member and to_pos > v_wallet.spent and price_minor is not null order by to_pos limit 1;
    if found then
      v_at := greatest(v_cut.from_pos, v_wallet.spent);
      if v_cut.from_pos < v_at then
        update payments.lot set to_pos = v_at where member_id = p_member and id = v_cut.id;
        insert into payments.lot (member_id, from_pos, to_pos, order_id, price_minor, of_credits, currency)
        values (p_member, v_at, v_cut.to_pos, v_cut.order_id, v_cut.price_minor, v_cut.of_credits, v_cut.currency);
      end if;
      update payments.lot set from_pos = from_pos + p_amount, to_pos = to_pos + p_amount where member_id = p_member and from_pos >= v_at;
    end if;
  end if;
  insert into payments.lot (member_id, from_pos, to_pos, order_id, price_minor, of_credits, currency)
  values (p_member, v_at, v_at + p_amount, p_order, p_price_minor, p_of_credits, p_currency);

  update payments.wallet set balance = balance + p_amount where member_id = p_member returning balance into v_wallet.balance;
  insert into payments.ledger_entry (member_id, amount, balance_after, kind, contra, ref, at)
  values (p_member, p_amount, v_wallet.balance, v_codes.kind, v_codes.contra, p_ref, public.app_now());
  return v_wallet.balance;
end $fn$;

-- Takes back up to p_amount credits of an order that are not used, and answers how many. Once per reason and p_ref: a repeat takes none.
create or replace function payments.revoke_credits(p_member uuid, p_amount int, p_reason text, p_ref uuid, p_order uuid)
returns int language plpgsql set search_path = pg_catalog as $fn$
declare
  v_wallet payments.wallet;
  v_codes record;
  v_lot payments.lot;
  v_part bigint;
  v_taken int := 0;
begin
  select * into v_codes from payments.entry_codes(p_reason);
  select * into v_wallet from payments.wallet where member_id = p_member for no key update;
  if v_wallet.member_id is null
     or exists (select from payments.ledger_entry where member_id = p_member and kind = v_codes.kind and ref = p_ref) then
    return 0;
  end if;
  for v_lot in select * from payments.lot
                where member_id = p_member and order_id = p_order and to_pos > v_wallet.spent order by to_pos desc loop
    v_part := least(p_amount - v_taken, v_lot.to_pos - greatest(v_lot.from_pos, v_wallet.spent));
    exit when v_part <= 0;
    if v_part = v_lot.to_pos - v_lot.from_pos then
      delete from payments.lot where member_id = p_member and id = v_lot.id;
    else
      update payments.lot set to_pos = to_pos - v_part where member_id = p_member and id = v_lot.id;
    end if;
    update payments.lot set from_pos = from_pos - v_part, to_pos = to_pos - v_part
     where member_id = p_member and from_pos >= v_lot.to_pos;
    v_taken := v_taken + v_part;
  end loop;
  if v_taken = 0 then
    return 0;
  end if;
  update payments.wallet set balance = balance - v_taken where member_id = p_member returning balance into v_wallet.balance;
  insert into payments.ledger_entry (member_id, amount, balance_after, kind, contra, ref, at)
  values (p_member, -v_taken, v_wallet.balance, v_codes.kind, v_codes.contra, p_ref, public.app_now());
  return v_taken;
end $fn$;

-- How many credits of an order are not used.
create or replace function payments.unused_credits(p_member uuid, p_order uuid) returns int
language sql stable as $fn$
  select coalesce(sum(l.to_pos - greatest(l.from_pos, w.spent)), 0)::int
    from payments.wallet w join payments.lot l on l.member_id = w.member_id
   where w.member_id = p_member and l.order_id = p_order and l.to_pos > w.spent
$fn$;
