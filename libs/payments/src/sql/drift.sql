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
  union all
  -- The positions of the lots lie one after the other, from the first credit to the last.
  select 'lots', w.member_id from payments.wallet w
   where w.member_id = any(p_members)
     and (w.spent + w.balance <> coalesce((select sum(l.to_pos - l.from_pos) from payments.lot l where l.member_id = w.member_id), 0)
          or exists (
            select from (select l.from_pos, lag(l.to_pos, 1, 0) over (order by l.from_pos) as before
                           from payments.lot l where l.member_id = w.member_id) b
             where b.from_pos <> b.before))
$fn$;
