import * as z from 'zod';
import { defineEvent } from '#events';

const order = z.object({ orderId: z.uuid() });
const refund = z.object({ refundId: z.uuid() });

/** The provider called about a payment of theirs. `key` stands for the payment: one look is enough for all that wait. */
export const providerCalled = defineEvent('payments.provider_called', 1, z.object({ key: z.guid(), pspRef: z.string() }));

/** The money of an order is there, and its credits are granted. */
export const settled = defineEvent('payments.settled', 1, order);
/** An order waits for a bank transfer that the member makes by themselves. */
export const orderReceived = defineEvent('payments.order_received', 1, order);
/** A member withdrew from an order; the money is to go back. */
export const withdrawn = defineEvent('payments.withdrawn', 1, refund);
/** Money went back to the member. */
export const refunded = defineEvent('payments.refunded', 1, refund);
/** The invoice of an order is issued. */
export const invoiced = defineEvent('payments.invoiced', 1, order);
/** The credit note of a refund is issued. */
export const creditNoted = defineEvent('payments.credit_noted', 1, refund);
