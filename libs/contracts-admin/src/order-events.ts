import * as z from 'zod/mini';

/** Where an order stands in the books; members see four of them as one. */
export const officeOrderStates = ['created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back'] as const;
export type OfficeOrderState = (typeof officeOrderStates)[number];

/** What happened with the money of an order, in its order. */
export const orderEventKinds = [
  'ordered',
  'called',
  'paid',
  'invoice',
  'credit_note',
  'refund_asked',
  'refund_done',
  'refund_failed',
  'chargeback',
  'debit_announced',
  'debit_sent',
  'debit_returned',
  'debit_cancelled',
  'debit_blocked',
  'debit_block_lifted',
  'issue_found',
  'issue_closed',
] as const;
export const orderEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum(orderEventKinds),
  /** The number of a paper, the kind of an issue, the cause of a refund, the bank's reason, what is blocked; empty where there is none. */
  about: z.string(),
  minor: z.nullable(z.int()),
});
export type OrderEvent = z.infer<typeof orderEvent>;
