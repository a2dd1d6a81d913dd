import { isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { methodBrands } from '#contracts';
import { bankReasonCodes } from './bank-reasons.js';
import { mandateStatuses, paymentStatuses, refundStatuses, webhookWays } from './records.js';

/** What is asked of the sandbox: by the API in Mollie's words, by the checkout page and by the control API in ours. */

const isAmount = (currency: string, value: string): boolean =>
  (/^(ISK|JPY)$/.test(currency) ? /^\d{1,9}$/ : /^\d{1,9}\.\d{2}$/).test(value);
const amount = z
  .object({ currency: z.string().regex(/^[A-Z]{3}$/, 'The currency is not a code of three letters'), value: z.string() })
  .refine(({ currency, value }) => isAmount(currency, value), 'The amount has not the decimals of its currency')
  .refine(({ value }) => Number(value) > 0, 'The amount is lower than the minimum');

const url = z.url({ protocol: /^https?$/, error: 'This is no valid URL' });
const metadata = z
  .unknown()
  .refine((value) => JSON.stringify(value ?? null).length <= 1024, 'The metadata is longer than 1024 bytes')
  .optional();

/** The ways to pay that it has, with the names that people know. */
export const methodNames: Readonly<Record<string, string>> = {
  ...methodBrands,
  creditcard: 'Card',
  banktransfer: 'Bank transfer',
  directdebit: 'SEPA Direct Debit',
};
const method = z.string().refine((name) => name in methodNames, 'The payment method is not active');

const locale = z
  .string()
  .regex(/^[a-z]{2}_[A-Z]{2}$/, 'The locale is not known')
  .nullish();

const paymentFields = z.object({
  amount,
  description: z.string('The description is missing').min(1, 'The description is missing').max(255, 'The description is too long'),
  redirectUrl: url.nullish(),
  cancelUrl: url.nullish(),
  webhookUrl: url.nullish(),
  method: method.nullish(),
  locale,
  metadata,
  /** `recurring`: a debit by a mandate. */
  sequenceType: z.enum(['oneoff', 'recurring'], 'The sequence type is not known').optional(),
  customerId: z.string().nullish(),
  mandateId: z.string().nullish(),
});
export const newPayment = paymentFields
  .refine(({ sequenceType, redirectUrl }) => sequenceType === 'recurring' || Boolean(redirectUrl), {
    path: ['redirectUrl'],
    error: 'The redirect URL is missing',
  })
  .refine(({ sequenceType, method: by }) => by !== 'directdebit' || sequenceType === 'recurring', {
    path: ['method'],
    error: 'The payment method is for recurring payments only',
  })
  .refine(({ sequenceType, method: by }) => sequenceType !== 'recurring' || (by ?? 'directdebit') === 'directdebit', {
    path: ['method'],
    error: 'The payment method is not for recurring payments',
  })
  .refine(({ sequenceType, amount: { currency } }) => sequenceType !== 'recurring' || currency === 'EUR', {
    path: ['amount', 'currency'],
    error: 'The payment method does not support this currency',
  });
export type NewPaymentWish = z.output<typeof newPayment>;

export const newCustomer = z.object({ name: z.string().max(255).nullish(), locale, metadata });
export type NewCustomerWish = z.output<typeof newCustomer>;

export const newMandate = z.object({
  method: z.literal('directdebit', 'Mandates of this method are not made here'),
  consumerName: z.string('The name of the consumer is missing').min(1, 'The name of the consumer is missing'),
  consumerAccount: z.string('The account is missing').refine((account) => isValidIBAN(account), 'The bank account is invalid'),
  signatureDate: z.iso.date('The date of the signature is no date').nullish(),
  mandateReference: z.string().max(35, 'The mandate reference is too long').nullish(),
});
export type NewMandateWish = z.output<typeof newMandate>;

export const newRefund = z.object({ amount, description: z.string().max(255).default(''), metadata });
export type NewRefundWish = z.output<typeof newRefund>;

export const failureReasons = [
  'insufficient_funds',
  'invalid_card_number',
  'invalid_card_holder_name',
  'card_expired',
  'invalid_cvv',
  'authentication_failed',
  'card_declined',
  'possible_fraud',
] as const;

/** What becomes of a payment. `pending_paid`: pending for a minute, then paid. `expired_paid`: expired, and paid all the same 20 seconds later. */
export const outcomes = [...paymentStatuses, 'pending_paid', 'expired_paid'] as const;
/** What does not agree with what was ordered once it is paid. */
export const mistakes = ['none', 'amount', 'currency', 'mode'] as const;

const bankReason = z.enum(bankReasonCodes, 'No bank says that');

export const outcomeWish = z.object({
  status: z.enum(outcomes),
  failure_reason: z.enum(failureReasons).nullish(),
  /** Why a bank refuses a debit. */
  bank_reason: bankReason.nullish(),
  webhook: z.enum(webhookWays).default('once'),
  wrong: z.enum(mistakes).default('none'),
});
export type OutcomeWish = z.output<typeof outcomeWish>;

export const faultKinds = ['500', '429', '422', 'slow', 'drop', 'unheard'] as const;
/**
 * `500`, `429` and `422` do nothing of what is asked; `slow` and `drop` do it, and the answer comes after 30 s, or never. `unheard` counts calls of the
 * shop's webhook: they get lost on their way, and are not made again.
 */
export const faultWish = z.object({
  next: z.int().min(0).max(1000),
  kind: z.enum(faultKinds),
  /** Only requests of this method, and with this in their address. */
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']).optional(),
  path: z.string().optional(),
});
export type FaultWish = z.output<typeof faultWish>;

export const methodsWish = z.object({ off: z.array(z.string()).max(50) });

/** Everything that was paid and has not gone back, when no amount is given. */
export const dashboardRefundWish = z.object({ payment_id: z.string(), amount: amount.optional() });
/** The same; `reason` is that of a bank that takes a debit back. */
export const chargebackWish = z.object({ payment_id: z.string(), amount: amount.optional(), reason: bankReason.optional() });
export const chargebackChange = z.object({ reversed: z.literal(true) });
export const mandateChange = z.object({ status: z.enum(mandateStatuses) });
export const refundChange = z.object({ status: z.enum(refundStatuses) });
/** The time of the sandbox, ahead of the machine's by so many seconds. */
export const clockWish = z.object({ ahead_seconds: z.int().min(0).max(10_000_000) });
