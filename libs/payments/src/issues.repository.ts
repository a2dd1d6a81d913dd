import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

/** What does not agree, for finance. Each open one stands once per kind and subject. */
export interface Issue {
  readonly kind: string;
  /** What it is about: the id of an order, a payment, a refund. */
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

  async countOpen(tx: Tx): Promise<number> {
    const [row] = await tx.query<{ open: number }>(`select count(*)::int as open from payments.recon_issue where closed_at is null`);
    return row?.open ?? 0;
  }
}
