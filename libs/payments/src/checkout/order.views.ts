import { endsContract, type DebitView, type InvoiceLink, type Money, type OrderView } from '#contracts';
import { mayCancel, paymentStateOf, type Order } from '../orders/index.js';
import { concernsMember, toRefundView, withdrawalFault, type Refund } from '../refunds/index.js';

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
