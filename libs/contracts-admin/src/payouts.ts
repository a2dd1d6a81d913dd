import * as z from 'zod/mini';
import { uuid } from '#contracts';
import { bookMonth } from './books.js';
import { flag } from './lists.js';

export const payoutsPath = '/api/admin/payouts';
/** The same as a file. */
export const payoutsFilePath = '/api/admin/payouts/payouts.csv';
export const payoutPath = '/api/admin/payouts/:id';
/** All movements of one as a file. */
export const payoutLinesFilePath = '/api/admin/payouts/:id/lines.csv';

/** As the provider numbers them. */
export const payoutId = z.string().check(z.regex(/^stl_[A-Za-z0-9]{1,40}$/));

/** A month of the books, by the day on which the provider paid out. */
export const payoutsQuery = z.strictObject({ month: bookMonth });
export type PayoutsQuery = z.infer<typeof payoutsQuery>;

/** `coming`: the provider has not paid yet; `failed`: our bank sent it back; `reading`: its movements are not all here. */
export const payoutStates = ['coming', 'failed', 'reading', 'agrees', 'differs'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Minor units. */
const payoutRow = z.object({
  id: payoutId,
  /** As it stands on the statement of the bank. */
  reference: z.nullable(z.string()),
  state: z.enum(payoutStates),
  /** When it was paid out, or made. */
  at: z.iso.datetime(),
  /** First and last day of its movements; null until they are read. */
  from: z.nullable(z.iso.date()),
  to: z.nullable(z.iso.date()),
  currency: z.string(),
  revenue_minor: z.int(),
  fee_net_minor: z.int(),
  fee_vat_minor: z.int(),
  payout_minor: z.int(),
  /** Movements that do not agree with our orders. */
  differences: z.int(),
  /** What revenue less fees is beyond the payout, and what of the revenue no movement tells. */
  off_minor: z.int(),
  rest_minor: z.int(),
  is_booked: z.boolean(),
  /** It was, did not arrive, and was booked back to the provider. */
  is_booked_back: z.boolean(),
});
export type PayoutRow = z.infer<typeof payoutRow>;

export const disputeStates = ['too_few', 'fine', 'near', 'over'] as const;
export type DisputeState = (typeof disputeStates)[number];

const disputeRow = z.object({
  month: bookMonth,
  method: z.string(),
  /** Of a card; null: all of the way to pay. */
  scheme: z.nullable(z.string()),
  sales: z.int(),
  disputes: z.int(),
  /** Of a hundred sales; null where nothing was sold. */
  percent: z.nullable(z.number()),
  state: z.enum(disputeStates),
});
export type DisputeRow = z.infer<typeof disputeRow>;

export const payoutsAnswer = z.object({
  month: bookMonth,
  /** False: no key is set that may read payouts. */
  is_readable: z.boolean(),
  /** When the provider was last asked; null before the first time. */
  seen_at: z.nullable(z.iso.datetime()),
  payouts: z.array(payoutRow),
  /** Of the last twelve months. */
  disputes: z.object({ limit_percent: z.number(), minimum_sales: z.int(), rows: z.array(disputeRow) }),
});
export type PayoutsAnswer = z.infer<typeof payoutsAnswer>;

export const payoutLineKinds = ['payment', 'refund', 'chargeback'] as const;
export type PayoutLineKind = (typeof payoutLineKinds)[number];
export const payoutDifferences = ['unknown', 'amount', 'unpaid'] as const;
export type PayoutDifference = (typeof payoutDifferences)[number];

/** Kind and number of the last movement of the page before. */
export const payoutPlace = z.string().check(z.regex(/^(payment|refund|chargeback) [A-Za-z0-9_]{1,80}$/));

/** Without a place, the first page. */
export const payoutQuery = z.strictObject({ after: z.optional(payoutPlace), differing: z._default(flag, false) });
export type PayoutQuery = z.infer<typeof payoutQuery>;

/** In ten-thousandths of the unit of the currency: fees are counted finer than cents. */
const subtotal = z.object({
  month: bookMonth,
  part: z.enum(['revenue', 'costs']),
  description: z.string(),
  count: z.int(),
  net_e4: z.int(),
  vat_e4: z.int(),
  gross_e4: z.int(),
});
export type PayoutSubtotal = z.infer<typeof subtotal>;

const payoutLine = z.object({
  kind: z.enum(payoutLineKinds),
  id: z.string(),
  payment_id: z.string(),
  order_id: z.nullable(uuid),
  method: z.nullable(z.string()),
  scheme: z.nullable(z.string()),
  currency: z.string(),
  amount_minor: z.int(),
  /** In the currency of the payout; less than nothing where money went back. */
  settled_minor: z.int(),
  at: z.iso.datetime(),
  difference: z.nullable(z.enum(payoutDifferences)),
});
export type PayoutLine = z.infer<typeof payoutLine>;

export const payoutAnswer = z.object({
  payout: payoutRow,
  /** Of one that did not arrive, while nobody has resolved it. */
  issue_id: z.nullable(uuid),
  subtotals: z.array(subtotal),
  lines: z.array(payoutLine),
  /** Where the next page begins; null after the last. */
  next: z.nullable(payoutPlace),
});
export type PayoutAnswer = z.infer<typeof payoutAnswer>;
