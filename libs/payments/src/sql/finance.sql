-- needs: book-day.sql

-- What finance decides in the back office, which writes the entry in the audit log beside each.
-- What the issue was; null when there is no such open issue.
create or replace function payments.close_issue(p_issue uuid, p_reason text) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $fn$
  update payments.recon_issue set closed_at = public.app_now(), closed_because = p_reason where id = p_issue and closed_at is null
  returning jsonb_build_object('kind', kind, 'subject', subject, 'order', order_id)
$fn$;

-- A withdrawal whose transfers failed was paid in another way: as much of it as has not gone back meanwhile. It has no transfer at the provider any
-- more that could fail. Answers what was paid; null when it waits for none.
create or replace function payments.pay_elsewhere(p_refund uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  paid payments.refund;
  o payments.orders;
  before bigint;
  vat bigint;
begin
  -- The order before its refund: whoever follows the provider takes them in this order too.
  select * into o from payments.orders where id = (select r.order_id from payments.refund r where r.id = p_refund) for no key update;
  -- What staff or the provider's people pay back counts from the moment in which it is asked for.
  before := o.charged_back_minor + greatest(o.refunded_minor, (select coalesce(sum(r.amount_minor), 0) from payments.refund r
    where r.order_id = o.id and r.cause in ('staff', 'provider') and r.state <> 'failed'));
  update payments.refund set state = 'done', psp_refund_id = null, done_at = public.app_now(),
         amount_minor = least(amount_minor, greatest(0, o.payable_minor - before))
   where id = p_refund and cause in ('withdrawal', 'ban') and state = 'failed' returning * into paid;
  if not found then return null; end if;
  vat := round(o.vat_minor::numeric * (before + paid.amount_minor) / o.payable_minor) - round(o.vat_minor::numeric * before / o.payable_minor);
  insert into payments.money_entry (order_id, account, contra, amount_minor, currency, kind, ref, at)
  select o.id, e.account, 'bank', e.amount, o.currency, e.kind, paid.id, payments.booked_at(o.id)
    from (values ('revenue', paid.amount_minor - vat, 'paid_elsewhere'), ('vat', vat, 'paid_elsewhere_vat')) as e(account, amount, kind)
   where e.amount > 0;
  -- The next look says of the order what it is now.
  update payments.orders set ask_at = public.app_now() where id = o.id;
  delete from payments.bank_account where refund_id = p_refund;
  update payments.recon_issue set closed_at = public.app_now() where closed_at is null and kind = 'refund_failed' and subject = p_refund::text;
  return jsonb_build_object('order', paid.order_id, 'minor', paid.amount_minor, 'currency', paid.currency);
end $fn$;

-- A member whose bank took money back may buy again. Answers of which orders; null when nothing keeps them from it.
create or replace function payments.allow_buying(p_member uuid) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $fn$
  with allowed as (update payments.orders set blocks_buying = false where member_id = p_member and blocks_buying returning id)
  select jsonb_build_object('orders', jsonb_agg(id order by id)) from allowed having count(*) > 0
$fn$;

-- The country in which a paid order is taxed was looked at. Null when it was clear.
create or replace function payments.settle_country(p_order uuid) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $fn$
  update payments.orders set country_unclear = false where id = p_order and country_unclear
  returning jsonb_build_object('country', country, 'evidence', country_evidence)
$fn$;

-- The account that a member gave for a withdrawal whose transfers failed, sealed. The role of the app cannot read it in any other way, and no look
-- at it stays out of the audit log. No row when none was given.
create or replace function payments.show_bank_account(p_refund uuid, p_staff uuid, p_reason text, p_ip text)
returns table (sealed bytea, given_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
begin
  return query select a.sealed, a.given_at from payments.bank_account a where a.refund_id = p_refund;
  if not found then return; end if;
  insert into audit.entry (at, staff_id, act, subject_kind, subject_id, reason, facts, ip)
  values (public.app_now(), p_staff, 'refund.bank_account_shown', 'refund', p_refund, p_reason, '{}', p_ip);
end $fn$;

revoke all on function payments.close_issue, payments.pay_elsewhere, payments.allow_buying, payments.settle_country, payments.show_bank_account
  from public;
do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    grant execute on function payments.close_issue, payments.pay_elsewhere, payments.allow_buying, payments.settle_country,
      payments.show_bank_account to app;
  end if;
end $grants$;
