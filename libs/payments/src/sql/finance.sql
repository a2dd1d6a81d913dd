-- What finance decides of open issues. Only the database's owner may call these (`npm run finance`); each writes its entry in the audit log itself.
-- False when there is no such open issue.
create or replace function payments.close_issue(p_issue uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  closed payments.recon_issue;
begin
  update payments.recon_issue set closed_at = public.app_now() where id = p_issue and closed_at is null returning * into closed;
  if not found then return false; end if;
  insert into audit.entry (at, act, subject_kind, subject_id, reason, facts)
  values (public.app_now(), 'payment_issue.closed', 'payment_issue', p_issue, p_reason,
          jsonb_build_object('kind', closed.kind, 'subject', closed.subject, 'order', closed.order_id));
  return true;
end $fn$;

-- A withdrawal whose transfers failed was paid in another way: as much of it as has not gone back meanwhile. It has no transfer at the provider any
-- more that could fail. False when it waits for none.
create or replace function payments.pay_elsewhere(p_refund uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  paid payments.refund;
  o payments.orders;
  before bigint;
  vat bigint;
begin
  -- The order before its refund: whoever follows the provider takes them in this order too.
  select * into o from payments.orders where id = (select r.order_id from payments.refund r where r.id = p_refund) for no key update;
  before := o.refunded_minor + o.charged_back_minor;
  update payments.refund set state = 'done', psp_refund_id = null, done_at = public.app_now(),
         amount_minor = least(amount_minor, greatest(0, o.payable_minor - before))
   where id = p_refund and cause in ('withdrawal', 'ban') and state = 'failed' returning * into paid;
  if not found then return false; end if;
  vat := round(o.vat_minor::numeric * (before + paid.amount_minor) / o.payable_minor) - round(o.vat_minor::numeric * before / o.payable_minor);
  insert into payments.money_entry (order_id, account, contra, amount_minor, currency, kind, ref, at)
  select o.id, e.account, 'bank', e.amount, o.currency, e.kind, paid.id, public.app_now()
    from (values ('revenue', paid.amount_minor - vat, 'paid_elsewhere'), ('vat', vat, 'paid_elsewhere_vat')) as e(account, amount, kind)
   where e.amount > 0;
  -- The next look says of the order what it is now.
  update payments.orders set ask_at = public.app_now() where id = o.id;
  delete from payments.bank_account where refund_id = p_refund;
  update payments.recon_issue set closed_at = public.app_now() where closed_at is null and kind = 'refund_failed' and subject = p_refund::text;
  insert into audit.entry (at, act, subject_kind, subject_id, reason, facts)
  values (public.app_now(), 'refund.paid_elsewhere', 'refund', p_refund, p_reason,
          jsonb_build_object('order', paid.order_id, 'minor', paid.amount_minor, 'currency', paid.currency));
  return true;
end $fn$;

-- A member whose bank took money back may buy again. False when nothing keeps them from it.
create or replace function payments.allow_buying(p_member uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  blocking uuid[];
begin
  with allowed as (update payments.orders set blocks_buying = false where member_id = p_member and blocks_buying returning id)
  select array_agg(id order by id) into blocking from allowed;
  if blocking is null then return false; end if;
  insert into audit.entry (at, act, subject_kind, subject_id, reason, facts)
  values (public.app_now(), 'buying.allowed', 'member', p_member, p_reason, jsonb_build_object('orders', blocking));
  return true;
end $fn$;

-- The country in which a paid order is taxed was looked at. False when it was clear.
create or replace function payments.settle_country(p_order uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  settled payments.orders;
begin
  update payments.orders set country_unclear = false where id = p_order and country_unclear returning * into settled;
  if not found then return false; end if;
  insert into audit.entry (at, act, subject_kind, subject_id, reason, facts)
  values (public.app_now(), 'order.country_settled', 'order', p_order, p_reason,
          jsonb_build_object('country', settled.country, 'evidence', settled.country_evidence));
  return true;
end $fn$;

-- The account that a member gave for a withdrawal whose transfers failed, sealed. Nobody else can read it. No row when none was given.
create or replace function payments.show_bank_account(p_refund uuid, p_reason text) returns table (sealed bytea, given_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
begin
  return query select a.sealed, a.given_at from payments.bank_account a where a.refund_id = p_refund;
  if not found then return; end if;
  insert into audit.entry (at, act, subject_kind, subject_id, reason, facts)
  values (public.app_now(), 'refund.bank_account_shown', 'refund', p_refund, p_reason, '{}');
end $fn$;

revoke all on function payments.close_issue, payments.pay_elsewhere, payments.allow_buying, payments.settle_country, payments.show_bank_account
  from public;
