-- Wallets whose balance is not the sum of their entries: the whole book is added up again, in one statement. Nothing is changed.
create or replace function payments.wallet_faults() returns table (kind text, subject text, details jsonb)
language sql stable set search_path = pg_catalog as $fn$
  select 'balance_drift', member_id::text, jsonb_build_object('balance', w.balance, 'booked', b.booked)
    from payments.wallet w
    full join (select e.member_id, sum(e.amount) as booked from payments.ledger_entry e group by e.member_id) b using (member_id)
   where coalesce(w.balance, 0) <> coalesce(b.booked, 0)
$fn$;
