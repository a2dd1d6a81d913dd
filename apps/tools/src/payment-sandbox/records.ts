import { z } from 'zod';
import { bankReasonCodes } from './bank-reasons.js';

/** What the sandbox keeps: a line of its journal has one record, or some that belong together; the last one of an id counts. Times are milliseconds. */

const amount = z.object({ currency: z.string(), value: z.string() });
export type Amount = z.infer<typeof amount>;

export const paymentStatuses = ['open', 'pending', 'paid', 'failed', 'canceled', 'expired'] as const;
export const webhookWays = ['once', 'twice', 'late', 'never'] as const;
export type WebhookWay = (typeof webhookWays)[number];
export const mandateStatuses = ['pending', 'valid', 'invalid'] as const;
export const refundStatuses = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'] as const;

/** Records that were written before there were debits say nothing of them. */
const unlessDebit = z.string().nullable().default(null);
const bankReason = z.enum(bankReasonCodes).nullable().default(null);

const payment = z.object({
  kind: z.literal('payment'),
  id: z.string(),
  /** Of the checkout page: whoever knows the id of a payment cannot pay it. */
  token: z.string(),
  mode: z.enum(['live', 'test']),
  status: z.enum(paymentStatuses),
  amount,
  description: z.string(),
  method: z.string().nullable(),
  locale: z.string().nullable(),
  metadata: z.unknown(),
  /** Null for a debit: nobody comes to pay it. */
  redirectUrl: z.string().nullable(),
  cancelUrl: z.string().nullable(),
  webhookUrl: z.string().nullable(),
  failureReason: z.string().nullable(),
  /** Why the bank refused a debit. */
  bankReason,
  customerId: unlessDebit,
  mandateId: unlessDebit,
  createdAt: z.number(),
  /** Null for a debit, which waits for its bank. */
  expiresAt: z.number().nullable(),
  paidAt: z.number().nullable(),
  /** When it failed, was cancelled or expired. */
  endedAt: z.number().nullable(),
});
export type PaymentRecord = z.infer<typeof payment>;
/** One with a page on which a member pays. */
export type HostedPayment = PaymentRecord & { readonly redirectUrl: string };

const customer = z.object({
  kind: z.literal('customer'),
  id: z.string(),
  name: z.string().nullable(),
  locale: z.string().nullable(),
  metadata: z.unknown(),
  createdAt: z.number(),
  deletedAt: z.number().nullable().default(null),
});
export type CustomerRecord = z.infer<typeof customer>;

const mandate = z.object({
  kind: z.literal('mandate'),
  id: z.string(),
  customerId: z.string(),
  status: z.enum(mandateStatuses),
  consumerName: z.string(),
  consumerAccount: z.string(),
  /** `yyyy-mm-dd` */
  signatureDate: z.string(),
  mandateReference: z.string().nullable(),
  createdAt: z.number(),
  revokedAt: z.number().nullable(),
});
export type MandateRecord = z.infer<typeof mandate>;

const refund = z.object({
  kind: z.literal('refund'),
  id: z.string(),
  paymentId: z.string(),
  status: z.enum(refundStatuses),
  amount,
  description: z.string(),
  metadata: z.unknown(),
  createdAt: z.number(),
});
export type RefundRecord = z.infer<typeof refund>;

const chargeback = z.object({
  kind: z.literal('chargeback'),
  id: z.string(),
  paymentId: z.string(),
  amount,
  bankReason,
  createdAt: z.number(),
  reversedAt: z.number().nullable(),
});
export type ChargebackRecord = z.infer<typeof chargeback>;

/** The answer that a repeated request gets. */
const answer = z.object({
  kind: z.literal('answer'),
  id: z.string(),
  /** Of what was asked: the same key with another body is refused. */
  request: z.string(),
  status: z.number(),
  body: z.string(),
  createdAt: z.number(),
});

/** What is to happen later; one that is done is forgotten. */
const task = z.object({
  kind: z.literal('task'),
  id: z.string(),
  at: z.number(),
  done: z.boolean(),
  action: z.discriminatedUnion('do', [
    z.object({ do: z.literal('call'), paymentId: z.string(), attempt: z.number() }),
    z.object({ do: z.literal('move'), paymentId: z.string(), status: z.enum(paymentStatuses), webhook: z.enum(webhookWays) }),
    z.object({ do: z.literal('expire'), paymentId: z.string() }),
    z.object({ do: z.literal('settle'), refundId: z.string() }),
    z.object({ do: z.literal('collect'), paymentId: z.string() }),
    z.object({ do: z.literal('take back'), paymentId: z.string() }),
    z.object({ do: z.literal('reverse'), chargebackId: z.string() }),
  ]),
});
export type TaskRecord = z.infer<typeof task>;

/** What was paid out at once; it stays as it was made. */
const settlement = z.object({
  kind: z.literal('settlement'),
  id: z.string(),
  reference: z.string(),
  createdAt: z.number(),
  movements: z.array(z.object({ kind: z.enum(['payment', 'refund', 'chargeback', 'reversal']), id: z.string() })),
});
export type SettlementRecord = z.infer<typeof settlement>;

/** One call of a webhook, as it was answered; null when nobody did. */
const call = z.object({ kind: z.literal('call'), id: z.string(), paymentId: z.string(), status: z.number().nullable(), at: z.number() });

/** How far the time of the sandbox is put ahead of the machine's. */
const clock = z.object({ kind: z.literal('clock'), id: z.literal('clock'), aheadMs: z.number() });

export const record = z.discriminatedUnion('kind', [payment, customer, mandate, refund, chargeback, answer, task, settlement, call, clock]);
export type SandboxRecord = z.infer<typeof record>;
