import { endsContract, type DebitView, type InvoiceLink, type Money, type OpenOrder, type OrderView, type RefundView } from '#contracts';
import { mayCancel, paymentStateOf } from '../orders/order-states.policy.js';
import type { Order } from '../orders/orders.repository.js';
import type { Refund } from '../refunds/refunds.repository.js';
import { withdrawalFault } from '../refunds/withdrawal.policy.js';

export const toRefundView = ({ id, cause, amountMinor, currency, credits, state, createdAt }: Refund): RefundView => ({
  id,
  cause,
  amount: { minor: amountMinor, currency },
  credits,
  state,
  at: createdAt.toISOString(),
});

/** A chargeback that was reversed, and a refund that somebody at the provider took back, came to nothing; what a member declared stands. */
const concernsMember = (refund: Refund): boolean => endsContract(refund) || refund.state !== 'failed';

export const toOpenOrder = ({ id, createdAt, credits, payableMinor: minor, currency, method, codeId, discountCode }: Order): OpenOrder => ({
  payment_id: id,
  at: createdAt.toISOString(),
  credits,
  amount: { minor, currency },
  method,
  code: codeId === null ? null : discountCode,
});

/** What belongs to an order besides its row. `today` is the date in the member's zone. */
export interface OrderExtras {
  readonly refunds: readonly Refund[];
  readonly invoices: readonly InvoiceLink[];
  /** Null where it is paid in another way. */
  readonly debit: DebitView | null;
  readonly today: string;
}

export function toOrderView(order: Order, { refunds, invoices, debit, today }: OrderExtras): OrderView {
  const money = (minor: number): Money => ({ minor, currency: order.currency });
  const isWithdrawn = refunds.some(endsContract);
  return {
    payment_id: order.id,
    state: paymentStateOf(order.state),
    at: order.createdAt.toISOString(),
    credits: order.credits,
    price: money(order.priceMinor),
    discount: order.discountCode === null ? null : { code: order.discountCode, amount: money(order.discountMinor) },
    amount: money(order.payableMinor),
    vat: { basis_points: order.vatBps, amount: money(order.vatMinor) },
    bundle_id: order.bundleId,
    method: order.method,
    checkout_url: order.state === 'pending' ? order.checkoutUrl : null,
    transfer: order.state === 'pending' ? order.transfer : null,
    debit,
    // A debit that is on its way to the bank cannot be called back.
    cancellable: mayCancel(order.state) === 'cancel' && (debit === null || debit.state === 'announced'),
    failure: order.state === 'failed' ? order.failure : null,
    paid_at: order.paidAt?.toISOString() ?? null,
    made_premium: order.madePremium,
    withdraw_until: order.withdrawUntil,
    withdrawable: withdrawalFault({ ...order, today, isWithdrawn }) === null,
    refunds: refunds.filter(concernsMember).map(toRefundView),
    invoices: [...invoices],
  };
}
