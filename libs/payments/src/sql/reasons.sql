-- Why credits come or go, and how that stands in the books: what the entry is for, and the system account on the other side. The same table as
-- in ledger.ts. Null for a reason that is none: the columns of the book refuse it.
create or replace function payments.entry_codes(p_reason text, out kind smallint, out contra smallint)
language sql immutable as $fn$
  select case p_reason when 'purchase' then 1 when 'signup_bonus' then 2 when 'message' then 3 when 'gift' then 4 when 'refund' then 5
                       when 'chargeback' then 6 when 'adjustment' then 7 when 'erasure' then 7 when 'photo' then 8
                       when 'refund_void' then 9 when 'opening' then 10 end::smallint,
         case p_reason when 'purchase' then 1 when 'signup_bonus' then 2 when 'message' then 3 when 'photo' then 3 when 'gift' then 4
                       when 'refund' then 5 when 'refund_void' then 5 when 'chargeback' then 5 when 'erasure' then 6
                       when 'adjustment' then 7 when 'opening' then 8 end::smallint
$fn$;
