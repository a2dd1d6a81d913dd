import * as z from 'zod/mini';
import { line, memberId, money, uuid } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { orderId } from './orders.js';
import { inWords, oneOf } from './reasons.js';
import { resource } from './resource.js';

/** Why staff give money or credits back, or take credits. */
export const refundReasons = ['double_purchase', 'technical_fault', 'complaint', 'goodwill', 'legal_duty', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];
export const creditReasons = ['technical_fault', 'complaint', 'goodwill', 'correction', 'other'] as const;
export type CreditReason = (typeof creditReasons)[number];

export const moneyRequestKinds = ['refund', 'credits'] as const;
export const moneyRequestStates = ['waiting', 'done', 'declined'] as const;
export type MoneyRequestState = (typeof moneyRequestStates)[number];

/** More than anybody may give or take at once. */
export const creditsAtOnceMax = 5_000;
export const requestNoteMax = 500;

export const moneyRequestId = uuid;
export const moneyRequestsQuery = z
  .strictObject({
    ...pageFields,
    state: z.optional(z.enum(moneyRequestStates)),
    order_id: z.optional(orderId),
    member_id: z.optional(memberId),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type MoneyRequestsQuery = z.infer<typeof moneyRequestsQuery>;

export const moneyRequestRow = z.object({
  id: moneyRequestId,
  kind: z.enum(moneyRequestKinds),
  state: z.enum(moneyRequestStates),
  member: z.object({ id: memberId, name: z.nullable(z.string()) }),
  order_id: z.nullable(orderId),
  /** Of a refund. */
  amount: z.nullable(money),
  /** Of credits: more than 0 are given, less than 0 taken. */
  credits: z.nullable(z.int()),
  reason: z.string(),
  note: z.string(),
  asked_by: z.nullable(z.string()),
  asked_at: z.iso.datetime(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.iso.datetime()),
  /** Whether the person who reads it may say yes: somebody else asked for it, or nobody else may. */
  decidable: z.boolean(),
  /** Whether they may say no: those who may say yes, and whoever asked. */
  declinable: z.boolean(),
});
export type MoneyRequestRow = z.infer<typeof moneyRequestRow>;
export const moneyRequestsAnswer = listOf(moneyRequestRow);
export type MoneyRequestsAnswer = z.infer<typeof moneyRequestsAnswer>;
export const moneyRequestAnswer = z.object({ request: moneyRequestRow });
export type MoneyRequestAnswer = z.infer<typeof moneyRequestAnswer>;

const note = line().check(z.maxLength(requestNoteMax));
/** Made by the screen for each form, so that pressing twice is one request. */
const requestKey = uuid;

export const moneyCommands = {
  refund_order: command({
    path: '/api/admin/orders/:id/refund',
    right: 'money_requests',
    act: 'order.refund_asked',
    subject: 'order',
    target: orderId,
    reason: oneOf(refundReasons),
    confirms: true,
    fields: { key: requestKey, minor: z.int().check(z.gte(1), z.lte(100_000_000)), note },
    result: moneyRequestAnswer,
  }),
  adjust_credits: command({
    path: '/api/admin/members/:id/credits',
    right: 'money_requests',
    act: 'member.credits_asked',
    subject: 'member',
    target: memberId,
    reason: oneOf(creditReasons),
    confirms: true,
    fields: {
      key: requestKey,
      credits: z.int().check(
        z.gte(-creditsAtOnceMax),
        z.lte(creditsAtOnceMax),
        z.refine((credits) => credits !== 0),
      ),
      note,
    },
    result: moneyRequestAnswer,
  }),
  confirm_money: command({
    path: '/api/admin/money-requests/:id/confirm',
    right: 'money_confirmation',
    act: 'money_request.confirmed',
    subject: 'money_request',
    target: moneyRequestId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: moneyRequestAnswer,
  }),
  decline_money: command({
    path: '/api/admin/money-requests/:id/decline',
    // Whoever asked may take it back.
    right: 'money_requests',
    act: 'money_request.declined',
    subject: 'money_request',
    target: moneyRequestId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: moneyRequestAnswer,
  }),
} as const;

/** What staff read of it. */
export const moneyRequestsResources = {
  money_requests: resource({
    path: '/api/admin/money-requests',
    logged: true,
    right: 'money_requests',
    id: moneyRequestId,
    sorts: [],
    query: moneyRequestsQuery,
    row: moneyRequestRow,
    one: null,
  }),
} as const;
