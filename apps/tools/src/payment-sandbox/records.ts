import { z } from 'zod';

/** What the sandbox keeps: a line of its journal has one record, or some that belong together; the last one of an id counts. Times are milliseconds. */

const amount = z.object({ currency: z.string(), value: z.string() });
export type Amount = z.infer<typeof amount>;

export const paymentStatuses = ['open', 'pending', 'paid', 'failed', 'canceled', 'expired'] as const;
export const webhookWays = ['once', 'twice', 'late', 'never'] as const;
export type WebhookWay = (typeof webhookWays)[number];
export const refundStatuses = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'] as const;

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
  redirectUrl: z.string(),
  cancelUrl: z.string().nullable(),
  webhookUrl: z.string().nullable(),
  failureReason: z.string().nullable(),
  createdAt: z.number(),
  expiresAt: z.number(),
  paidAt: z.number().nullable(),
  /** When it failed, was cancelled or expired. */
  endedAt: z.number().nullable(),
});
export type PaymentRecord = z.infer<typeof payment>;

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
export type AnswerRecord = z.infer<typeof answer>;

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
export type CallRecord = z.infer<typeof call>;

/** How far the time of the sandbox is put ahead of the machine's. */
const clock = z.object({ kind: z.literal('clock'), id: z.literal('clock'), aheadMs: z.number() });

export const record = z.discriminatedUnion('kind', [payment, refund, chargeback, answer, task, settlement, call, clock]);
export type SandboxRecord = z.infer<typeof record>;
