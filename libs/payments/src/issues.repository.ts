import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { Mismatch } from './settlement.policy.js';

/** What only the comparison of the books finds: such an issue ends by itself when a later comparison no longer finds it. */
export const comparedKinds = [
  'missing_order',
  'missing_payment',
  'missing_grant',
  'double_grant',
  'unpaid_grant',
  'amount_drift',
  'paid_twice',
  'refund_late',
] as const;

/** What only adding up the whole book finds. */
const balanceKind = 'balance_drift';

export type IssueKind =
  | (typeof comparedKinds)[number]
  | typeof balanceKind
  | Mismatch
  | 'unknown_payment'
  | 'charged_back'
  | 'unpaid_return'
  | 'paid_after_erasure'
  | 'code_honoured_twice'
  | 'refund_failed';

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
