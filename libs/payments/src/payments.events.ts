import * as z from 'zod';
import { defineEvent } from '#events';

const order = z.object({ orderId: z.uuid() });
const refund = z.object({ refundId: z.uuid() });

/** The provider called about a payment of theirs. `key` stands for the payment: one sync is enough for all that wait. */
export const providerCalled = defineEvent('payments.provider_called', 1, z.object({ key: z.guid(), pspRef: z.string() }));

/** The money of an order is there, and its credits are granted. */
export const settled = defineEvent('payments.settled', 1, order);
/** An order waits for a bank transfer that the member makes by themselves. */
export const orderReceived = defineEvent('payments.order_received', 1, order);
/** An order is to be collected by direct debit, and its first credits are there: whoever pays is told of the day and the amount. */
export const debitAnnounced = defineEvent('payments.debit_announced', 1, order);
/** The bank refused a debit, or gave it back. */
export const debitReturned = defineEvent('payments.debit_returned', 1, order.extend({ key: z.guid() }));
/** A member revoked what they had authorised. */
export const mandateRevoked = defineEvent('payments.mandate_revoked', 1, z.object({ mandateId: z.uuid() }));
/** A member withdrew from an order; the money is to go back. */
export const withdrawn = defineEvent('payments.withdrawn', 1, refund);
/** A ban ended an order within its withdrawal period; the money for what was not used is to go back. */
export const banRepaid = defineEvent('payments.ban_repaid', 1, refund);
/** Staff pay back money of an order. */
export const refundAsked = defineEvent('payments.refund_asked', 1, refund);
/** Money went back to the member. */
export const refunded = defineEvent('payments.refunded', 1, refund);
/** Money that had gone back came again: a chargeback that is reversed, a refund that somebody took back at the provider. */
export const refundUndone = defineEvent('payments.refund_undone', 1, refund);
/** The transfers of a withdrawal's money failed for good: it is to be paid another way. */
export const refundFailed = defineEvent('payments.refund_failed', 1, refund);
/** An order that is paid was paid once more, and that payment goes back. `key` stands for the payment. */
export const paidTwice = defineEvent(
  'payments.paid_twice',
  1,
  z.object({ key: z.guid(), orderId: z.uuid(), amountMinor: z.int().positive() }),
);
/** The member's bank paid again what it had taken back, or a part of it; so many credits came with it. `key` stands for the movement. */
export const chargebackReversed = defineEvent(
  'payments.chargeback_reversed',
  1,
  z.object({ key: z.guid(), orderId: z.uuid(), amountMinor: z.int().positive(), credits: z.int().nonnegative() }),
);
/** The invoice of an order is issued. */
export const invoiced = defineEvent('payments.invoiced', 1, order);
/** Staff send the papers of an order once more. `again` stands for this time. */
export const papersAsked = defineEvent('payments.papers_asked', 1, order.extend({ again: z.uuid() }));
/** Finance closed a month of a company's books. */
export const monthClosed = defineEvent('payments.month_closed', 1, z.object({ closingId: z.uuid() }));
/** The credit note of a refund is issued. */
export const creditNoted = defineEvent('payments.credit_noted', 1, refund);
