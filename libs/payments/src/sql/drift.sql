-- Wallets of these members whose cached balance, or any balance noted in the book, is not the sum of the entries. One statement, one snapshot.
create or replace function payments.drift(p_members uuid[]) returns table (rule text, subject uuid)
language sql stable as $fn$
  select 'balance', w.member_id from payments.wallet w
   where w.member_id = any(p_members)
     and (w.balance <> coalesce((select sum(e.amount) from payments.ledger_entry e where e.member_id = w.member_id), 0)
          or exists (
            select from (select e.balance_after, sum(e.amount) over (order by e.id) as summed
                           from payments.ledger_entry e where e.member_id = w.member_id) b
             where b.balance_after <> b.summed))
$fn$;
