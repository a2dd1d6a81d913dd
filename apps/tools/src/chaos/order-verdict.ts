import type { ProviderPayment } from '#payments';
import type { Buyers } from './buyers.js';

export type OrderVerdict = {
  readonly orders: number;
  readonly paid: number;
  readonly refunded: number;
  /** Answered to a member, and not there. */
  readonly lost: number;
  /** Orders with more than one payment at the provider. */
  readonly doubled: number;
  /** Paid at the provider, and not all credits granted. */
  readonly forgotten: number;
  /** Granted, and not paid at the provider. */
  readonly unpaid: number;
  /** Orders that still wait although their payment has ended. */
  readonly waiting: number;
  readonly negative: number;
  /** What the books say otherwise than the orders, or than themselves. */
  readonly drift: number;
  /** Differences that the reconciliation left open. */
  readonly issues: number;
  /** Withdrawals whose money has not gone back. */
  readonly refunds_open: number;
  readonly unanswered: number;
};

type Row = { readonly id: string; readonly state: string; readonly credits: number; readonly granted: number };

/** Counts everything again: what members were told, what the provider says, what stands in the orders and in both books. */
export async function judgeOrders(buyers: Buyers, payments: readonly ProviderPayment[]): Promise<OrderVerdict> {
  const { owner, members, ordered } = buyers;
  const rows = (await owner.query<Row>(`select id, state, credits, granted_credits as granted from payments.orders`)).rows;
  const paymentsOf = new Map<string, ProviderPayment[]>();
  for (const payment of payments) paymentsOf.set(payment.orderId ?? '', [...(paymentsOf.get(payment.orderId ?? '') ?? []), payment]);
  const known = new Set(rows.map(({ id }) => id));
  const isPaid = ({ id }: Row) => paymentsOf.get(id)?.some(({ status }) => status === 'paid') === true;
  const isOpen = ({ id }: Row) => paymentsOf.get(id)?.some(({ status }) => status === 'open' || status === 'pending') === true;
  const count = async (sql: string, parameters: readonly unknown[] = []): Promise<number> =>
    (await owner.query<{ n: number }>(`select count(*)::int as n from ${sql}`, [...parameters])).rows[0]?.n ?? 0;
  // Orders of the demo were made before, at a provider that is no more.
  const ours = rows.filter(({ id }) => ordered.has(id) || paymentsOf.has(id));
  return {
    orders: ours.length,
    paid: ours.filter(isPaid).length,
    refunded: await count(`payments.refund where state = 'done'`),
    lost: [...ordered].filter((id) => !known.has(id)).length,
    doubled: ours.filter(({ id }) => (paymentsOf.get(id)?.length ?? 0) > 1).length,
    forgotten: ours.filter((row) => isPaid(row) && row.granted !== row.credits).length,
    unpaid: ours.filter((row) => row.granted > 0 && !isPaid(row)).length,
    waiting: ours.filter((row) => ['created', 'pending'].includes(row.state) && !isOpen(row)).length,
    negative: await count(`payments.wallet where balance < 0`),
    drift: (await count(`payments.order_faults('epoch')`)) + (await count(`payments.drift($1)`, [members])),
    // A code that a late payment used a second time is honoured, and written down for finance.
    issues: await count(`payments.recon_issue where closed_at is null and kind <> 'code_honoured_twice'`),
    refunds_open: await count(`payments.refund where state in ('requested', 'sent')`),
    unanswered: buyers.unanswered,
  };
}

/** What must not be, by its name; empty when all is well. */
export const faultsInOrders = ({
  orders: _orders,
  paid: _paid,
  refunded: _refunded,
  ...faults
}: OrderVerdict): Readonly<Record<string, number>> => Object.fromEntries(Object.entries(faults).filter(([, count]) => count > 0));
