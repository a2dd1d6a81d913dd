import * as z from 'zod/mini';
import { doneAnswer, line, memberId, uuid } from '#contracts';
import { command } from './command.js';
import { flag, listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';

/** What of the books does not agree, with the provider or in itself. */
export const paymentIssueKinds = [
  'missing_grant',
  'double_grant',
  'unpaid_grant',
  'amount_drift',
  'unknown_return',
  'refund_late',
  'revoked_drift',
  'balance_drift',
  'wrong_order',
  'wrong_amount',
  'wrong_currency',
  'wrong_mode',
  'missing_order',
  'missing_payment',
  'paid_twice',
  'charged_back',
  'unpaid_return',
  'paid_after_erasure',
  'code_honoured_twice',
  'paid_while_banned',
  'returned_after_end',
  'refund_failed',
  'debit_uncollected',
  'settlement_unknown',
  'settlement_amount',
  'settlement_unpaid',
  'settlement_sum',
  'settlement_failed',
] as const;
export type PaymentIssueKind = (typeof paymentIssueKinds)[number];

export const paymentIssueId = uuid;
export const issueNoteMax = 1_000;

export const paymentIssuesQuery = z
  .strictObject({
    ...pageFields,
    kind: z.optional(z.enum(paymentIssueKinds)),
    closed: z._default(flag, false),
    /** Those that the person who asks has taken on. */
    mine: z.optional(flag),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type PaymentIssuesQuery = z.infer<typeof paymentIssuesQuery>;

export const paymentIssueRow = z.object({
  id: paymentIssueId,
  kind: z.enum(paymentIssueKinds),
  /** The id of an order, a payment, a refund or a member. */
  subject: z.string(),
  order_id: z.nullable(uuid),
  member_id: z.nullable(memberId),
  details: z.record(z.string(), z.unknown()),
  found_at: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  closed_at: z.nullable(z.iso.datetime()),
  /** Of whom took it on. */
  taken_by: z.nullable(z.string()),
  is_mine: z.boolean(),
  note: z.string(),
  /** Why somebody closed it; null while it is open, and where it ended with its cause. */
  closed_because: z.nullable(z.string()),
});
export type PaymentIssueRow = z.infer<typeof paymentIssueRow>;
export const paymentIssuesAnswer = listOf(paymentIssueRow);
export type PaymentIssuesAnswer = z.infer<typeof paymentIssuesAnswer>;
export const paymentIssueAnswer = z.object({ issue: paymentIssueRow });
export type PaymentIssueAnswer = z.infer<typeof paymentIssueAnswer>;

export const bankAccountAnswer = z.object({ iban: z.string(), holder: z.string(), given_at: z.iso.datetime() });
export type BankAccountAnswer = z.infer<typeof bankAccountAnswer>;

export const paymentIssueCommands = {
  take_issue: command({
    path: '/api/admin/payment-issues/:id/take',
    right: 'payment_issues',
    act: 'payment_issue.taken',
    subject: 'payment_issue',
    target: paymentIssueId,
    reason: null,
    confirms: false,
    fields: {},
    result: paymentIssueAnswer,
  }),
  note_issue: command({
    path: '/api/admin/payment-issues/:id/note',
    right: 'payment_issues',
    act: 'payment_issue.noted',
    subject: 'payment_issue',
    target: paymentIssueId,
    reason: null,
    confirms: false,
    fields: { note: line().check(z.maxLength(issueNoteMax)) },
    result: paymentIssueAnswer,
  }),
  close_issue: command({
    path: '/api/admin/payment-issues/:id/close',
    right: 'payment_issues',
    act: 'payment_issue.closed',
    subject: 'payment_issue',
    target: paymentIssueId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: paymentIssueAnswer,
  }),
  /** Of a payout that our bank sent back: what was booked of it is booked back. */
  resolve_payout: command({
    path: '/api/admin/payment-issues/:id/resolve-payout',
    right: 'payment_issues',
    act: 'payment_issue.payout_resolved',
    subject: 'payment_issue',
    target: paymentIssueId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: paymentIssueAnswer,
  }),
  pay_elsewhere: command({
    path: '/api/admin/refunds/:id/elsewhere',
    right: 'payment_issues',
    act: 'refund.paid_elsewhere',
    subject: 'refund',
    target: uuid,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  show_bank_account: command({
    path: '/api/admin/refunds/:id/account',
    right: 'payment_issues',
    act: 'refund.bank_account_shown',
    subject: 'refund',
    target: uuid,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: bankAccountAnswer,
  }),
} as const;

/** What staff read of it. */
export const paymentIssuesResources = {
  payment_issues: resource({
    path: '/api/admin/payment-issues',
    logged: true,
    right: 'payment_issues',
    id: paymentIssueId,
    sorts: [],
    query: paymentIssuesQuery,
    row: paymentIssueRow,
    one: null,
  }),
} as const;
