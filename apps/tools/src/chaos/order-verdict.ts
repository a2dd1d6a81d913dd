import type pg from 'pg';
import type { ProviderPayment, ProviderRefund } from '#payments';
import type { Buyers } from './buyers.js';
import type { ProviderSide } from './provider-side.js';

export type OrderVerdict = {
  readonly orders: number;
  readonly paid: number;
  /** Refunds that arrived, and sums that banks keep. */
  readonly refunded: number;
  readonly charged_back: number;
  readonly debits: number;
  /** Debits that came back and stayed there. */
  readonly debits_returned: number;
  /** Members who may pay by debit no more. */
  readonly debits_blocked: number;
  /** Minor units that the provider holds of all orders. */
  readonly held_minor: number;
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
  /** Debits that still wait, or stand otherwise than their payment. */
  readonly debit_drift: number;
  /** Members who may pay by debit although one of theirs came back, or may not although none did. */
  readonly blocks_wrong: number;
  /** Orders of which the books hold another sum than the provider. */
  readonly money_drift: number;
  /** Refunds at the provider that we do not know, or know otherwise. */
  readonly refund_drift: number;
  /** Withdrawals of which more than one transfer arrived. */
  readonly paid_back_twice: number;
  /** Withdrawals whose money has not gone back. */
  readonly refunds_open: number;
  readonly negative: number;
  /** What the books say otherwise than the orders, or than themselves. */
  readonly drift: number;
  /** Paid orders without an invoice, and refunds without a credit note. */
  readonly papers_missing: number;
  /** Differences that the reconciliation left open. */
  readonly issues: number;
  /** What was to happen to orders, and could not. */
  readonly unplayed: number;
  readonly unanswered: number;
};

interface Row {
  readonly id: string;
  readonly state: string;
  readonly credits: number;
  readonly granted: number;
  /** Of the provider's account. */
  readonly booked: number;
}
interface RefundRow {
  readonly id: string;
  readonly cause: string;
  readonly state: string;
  readonly amount: number;
  readonly pspRefundId: string | null;
}

const isOff = ({ status }: ProviderRefund): boolean => status === 'failed' || status === 'canceled';

/** Counts everything again: what members were told, what the provider says, what stands in the orders and in both books. */
export async function judgeOrders(buyers: Buyers, provider: ProviderSide): Promise<OrderVerdict> {
  const { owner, members, ordered } = buyers;
  const rows = await ordersOf(owner);
  const paymentsOf = new Map<string, ProviderPayment[]>();
  for (const payment of await provider.payments())
    paymentsOf.set(payment.orderId ?? '', [...(paymentsOf.get(payment.orderId ?? '') ?? []), payment]);
  const known = new Set(rows.map(({ id }) => id));
  const isPaid = ({ id }: Row) => paymentsOf.get(id)?.some(({ status }) => status === 'paid') === true;
  const isOpen = ({ id }: Row) => paymentsOf.get(id)?.some(({ status }) => status === 'open' || status === 'pending') === true;
  const held = ({ id }: Row) => (paymentsOf.get(id) ?? []).reduce((sum, payment) => sum + heldOf(payment), 0);
  const count = async (sql: string, parameters: readonly unknown[] = []): Promise<number> =>
    (await owner.query<{ n: number }>(`select count(*)::int as n from ${sql}`, [...parameters])).rows[0]?.n ?? 0;
  // Orders of the demo were made before, at a provider that is no more.
  const ours = rows.filter(({ id }) => ordered.has(id) || paymentsOf.has(id));
  const faults = await count(`payments.order_faults('epoch')`);
  return {
    orders: ours.length,
    paid: ours.filter(isPaid).length,
    refunded: await count(`payments.refund where state = 'done' and cause <> 'chargeback'`),
    charged_back: await count(`payments.orders where charged_back_minor > 0`),
    debits: await count(`payments.debit`),
    debits_returned: await count(`payments.debit where state = 'returned'`),
    debits_blocked: await count(`payments.debit_block where kind = 'account' and lifted_at is null`),
    held_minor: ours.reduce((sum, row) => sum + held(row), 0),
    lost: [...ordered].filter((id) => !known.has(id)).length,
    doubled: ours.filter(({ id }) => (paymentsOf.get(id)?.length ?? 0) > 1).length,
    forgotten: ours.filter((row) => isPaid(row) && row.granted !== row.credits).length,
    unpaid: ours.filter((row) => row.granted > 0 && !isPaid(row)).length,
    waiting: ours.filter((row) => ['created', 'pending'].includes(row.state) && !isOpen(row)).length,
    debit_drift: (await debitsOf(owner)).filter(({ id, state }) => state !== debitStateAt(paymentsOf.get(id)?.[0])).length,
    blocks_wrong: await count(`(select d.member_id from payments.debit d group by d.member_id
      having bool_or(d.state = 'returned') <> exists (select from payments.debit_block b
        where b.member_id = d.member_id and b.kind = 'account' and b.lifted_at is null)) wrong`),
    money_drift: ours.filter((row) => row.booked !== held(row)).length,
    ...(await judgeRefunds(
      owner,
      provider,
      ours.flatMap(({ id }) => paymentsOf.get(id) ?? []),
    )),
    refunds_open: await count(`payments.refund where state in ('requested', 'sent') or state = 'failed' and cause = 'withdrawal'`),
    negative: await count(`payments.wallet where balance < 0`),
    drift: faults + (await count(`payments.drift($1)`, [members])) + (await count(`payments.wallet_faults()`)),
    papers_missing: await papersMissing(count),
    issues: await count(`payments.recon_issue where closed_at is null`),
    unplayed: buyers.returns.left.length,
    unanswered: buyers.unanswered,
  };
}

/** What must not be, by its name; empty when all is well. */
export const faultsInOrders = ({
  orders: _orders,
  paid: _paid,
  refunded: _refunded,
  charged_back: _chargedBack,
  debits: _debits,
  debits_returned: _returned,
  debits_blocked: _blocked,
  held_minor: _held,
  ...faults
}: OrderVerdict): Readonly<Record<string, number>> => Object.fromEntries(Object.entries(faults).filter(([, count]) => count > 0));

const heldOf = ({ status, amount, refundedMinor, chargedBackMinor }: ProviderPayment): number =>
  status === 'paid' ? amount.minor - refundedMinor - chargedBackMinor : 0;

/** What must have become of a debit when nothing is under way any more. */
function debitStateAt(payment: ProviderPayment | undefined): string {
  if (payment?.status === 'paid') return payment.chargedBackMinor > 0 ? 'returned' : 'paid';
  return payment?.status === 'failed' ? 'returned' : 'cancelled';
}

async function debitsOf(owner: pg.Pool): Promise<{ readonly id: string; readonly state: string }[]> {
  const { rows } = await owner.query<{ id: string; state: string }>(`select order_id as id, state from payments.debit`);
  return rows;
}

async function ordersOf(owner: pg.Pool): Promise<Row[]> {
  const { rows } = await owner.query<Row>(
    `select o.id, o.state, o.credits, o.granted_credits as granted,
            (select coalesce(sum(case m.account when 'provider' then m.amount_minor else 0 end - case m.contra when 'provider' then m.amount_minor else 0 end), 0)
               from payments.money_entry m where m.order_id = o.id)::int as booked
       from payments.orders o`,
  );
  return rows;
}

async function judgeRefunds(
  owner: pg.Pool,
  provider: ProviderSide,
  payments: readonly ProviderPayment[],
): Promise<Pick<OrderVerdict, 'refund_drift' | 'paid_back_twice'>> {
  const { rows } = await owner.query<RefundRow>(
    `select id, cause, state, amount_minor::int as amount, psp_refund_id as "pspRefundId" from payments.refund where cause <> 'chargeback'`,
  );
  const byTheirs = new Map(rows.map((row) => [row.pspRefundId, row]));
  let [drift, twice] = [0, 0];
  for (const payment of payments.filter(({ status }) => status === 'paid')) {
    const standing = (await provider.refundsOf(payment.id)).filter((refund) => !isOff(refund));
    for (const { id, amount, status } of standing) {
      const row = byTheirs.get(id);
      if (row?.amount !== amount.minor || (status === 'refunded') !== (row.state === 'done')) drift += 1;
    }
    const own = standing.flatMap(({ refundId }) => refundId ?? []);
    twice += own.length - new Set(own).size;
  }
  return { refund_drift: drift, paid_back_twice: twice };
}

/** A chargeback of credits that were used stays on the invoice. */
async function papersMissing(count: (sql: string) => Promise<number>): Promise<number> {
  const invoices = await count(
    `payments.orders o where o.paid_at is not null
       and not exists (select from payments.invoice i where i.kind = 'invoice' and i.ref = o.id)`,
  );
  const notes = await count(
    `payments.refund r where r.state = 'done' and r.amount_minor > 0 and (r.cause <> 'chargeback' or r.credits > 0)
       and not exists (select from payments.invoice i where i.kind = 'credit_note' and i.ref = r.id)`,
  );
  return invoices + notes;
}
