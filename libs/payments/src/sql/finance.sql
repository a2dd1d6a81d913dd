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

-- A withdrawal whose transfers failed was paid in another way. It has no transfer at the provider any more that could fail. False when it waits
-- for none.
create or replace function payments.pay_elsewhere(p_refund uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $fn$
declare
  paid payments.refund;
begin
  update payments.refund set state = 'done', psp_refund_id = null, done_at = public.app_now()
   where id = p_refund and cause = 'withdrawal' and state = 'failed' returning * into paid;
  if not found then return false; end if;
  update payments.recon_issue set closed_at = public.app_now() where closed_at is null and kind = 'refund_failed' and subject = p_refund::text;
  insert into audit.entry (at, act, subject_kind, subject_id, reason, facts)
  values (public.app_now(), 'refund.paid_elsewhere', 'refund', p_refund, p_reason,
          jsonb_build_object('order', paid.order_id, 'minor', paid.amount_minor, 'currency', paid.currency));
  return true;
end $fn$;

revoke all on function payments.close_issue, payments.pay_elsewhere from public;
