import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { isLate } from '../direct-debit/index.js';

/** What only the comparison of the books finds: such an issue ends by itself when a later comparison no longer finds it. */
export const comparedKinds = [
  'missing_grant',
  'double_grant',
  'unpaid_grant',
  'amount_drift',
  'unknown_return',
  'refund_late',
  'revoked_drift',
] as const;

/** What only the comparison with what the provider pays out finds (`settlements/`), which also ends it. */
export const settlementKinds = [
  'settlement_unknown',
  'settlement_amount',
  'settlement_unpaid',
  'settlement_sum',
  'settlement_failed',
] as const;

/** Why a payment of the provider does not count for the order that it names. */
export type Mismatch = 'wrong_order' | 'wrong_amount' | 'wrong_currency' | 'wrong_mode';

/** What only adding up the whole book finds. */
const balanceKind = 'balance_drift';

export type IssueKind =
  | (typeof comparedKinds)[number]
  | typeof balanceKind
  | (typeof settlementKinds)[number]
  | Mismatch
  | 'missing_order'
  | 'missing_payment'
  | 'paid_twice'
  | 'charged_back'
  | 'unpaid_return'
  | 'paid_after_erasure'
  | 'code_honoured_twice'
  | 'paid_while_banned'
  | 'returned_after_end'
  | 'refund_failed'
  | 'debit_uncollected';

/** What does not agree, for finance. Each open one stands once per kind and subject. */
export interface Issue {
  readonly kind: IssueKind;
  /** What it is about: the id of an order, a payment, a refund, a member. */
  readonly subject: string;
  readonly orderId: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

@Injectable()
export class IssuesRepository {
  async note(tx: Tx, { kind, subject, orderId, details = {} }: Issue): Promise<void> {
    await tx.query(
      `insert into payments.recon_issue (kind, subject, order_id, details, found_at, seen_at)
       values ($1, $2, $3, $4, public.app_now(), public.app_now())
       on conflict (kind, subject) where closed_at is null do update set seen_at = excluded.seen_at, details = excluded.details`,
      [kind, subject, orderId, JSON.stringify(details)],
    );
  }

  /** Open issues that name a payment of the provider, noted before a moment, the oldest first. */
  async ofPayments(tx: Tx, before: Date, limit: number): Promise<Issue[]> {
    return tx.query<Issue>(
      `select kind, subject, order_id as "orderId", details from payments.recon_issue
        where closed_at is null and seen_at < $1 and subject !~ '^[0-9a-f]{8}-' and kind <> all($3) order by found_at limit $2`,
      [before, limit, settlementKinds],
    );
  }

  async close(tx: Tx, { kind, subject }: Pick<Issue, 'kind' | 'subject'>): Promise<void> {
    await tx.query(`update payments.recon_issue set closed_at = public.app_now() where closed_at is null and kind = $1 and subject = $2`, [
      kind,
      subject,
    ]);
  }

  /** Ends what its order, its refund or its debit says to be over. */
  async closeResolved(tx: Tx): Promise<void> {
    await tx.query(
      `update payments.recon_issue i set closed_at = public.app_now()
        where i.closed_at is null
          and (i.kind = 'charged_back' and exists (select from payments.orders o where o.id = i.order_id and o.charged_back_minor = 0)
            or i.kind in ('paid_after_erasure', 'paid_while_banned')
               and exists (select from payments.orders o where o.id = i.order_id and o.refunded_minor + o.charged_back_minor >= o.payable_minor)
            or i.kind = 'refund_failed' and exists (select from payments.refund r where r.id::text = i.subject and r.state = 'done')
            or i.kind = 'debit_uncollected' and not exists (
                 select from payments.debit d join payments.orders o on o.id = d.order_id where o.id = i.order_id and ${isLate}))`,
    );
  }

  /** Ends what a comparison that began at a moment did not find any more, among orders made since another; answers how many. */
  async closeUnseen(tx: Tx, began: Date, since: Date): Promise<number> {
    const closed = await tx.query(
      `update payments.recon_issue i set closed_at = public.app_now()
        where i.closed_at is null and i.seen_at < $1 and i.kind = any($2)
          and exists (select from payments.orders o where o.id = i.order_id and o.created_at >= $3)
       returning i.id`,
      [began, comparedKinds, since],
    );
    return closed.length;
  }

  /** The same for the balances of all wallets. */
  async closeUnseenBalances(tx: Tx, began: Date): Promise<void> {
    await tx.query(
      `update payments.recon_issue set closed_at = public.app_now() where closed_at is null and kind = '${balanceKind}' and seen_at < $1`,
      [began],
    );
  }

  async countOpen(tx: Tx): Promise<number> {
    const [row] = await tx.query<{ open: number }>(`select count(*)::int as open from payments.recon_issue where closed_at is null`);
    return row?.open ?? 0;
  }
}
