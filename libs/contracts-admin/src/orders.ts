import * as z from 'zod/mini';
import {
  doneAnswer,
  invoiceKinds,
  line,
  locales,
  memberId,
  money,
  paymentMethod,
  paymentMethods,
  refundCauses,
  refundStates,
  uuid,
} from '#contracts';
import { command } from './command.js';
import { debitFacts } from './debits.js';
import { flag, listOf, pageFields, withinCap } from './lists.js';
import { officeOrderStates, orderEvent } from './order-events.js';
import { paymentIssueRow } from './payment-issues.js';
import { inWords, oneOf } from './reasons.js';
import { resource } from './resource.js';

export const orderId = uuid;
export const officeOrdersQuery = z
  .strictObject({
    ...pageFields,
    /** The id of an order or of a member, the number of a paper, or the provider's id of a payment: all of it. */
    q: z.optional(line().check(z.minLength(1), z.maxLength(80))),
    state: z.optional(z.enum(officeOrderStates)),
    method: z.optional(z.enum(paymentMethods)),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    member_id: z.optional(memberId),
    /** First and last day of the order, both included, in UTC. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    /** Only those with something to look at: an open issue, a country that is not clear, a member who may not buy because of it. */
    open: z.optional(flag),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type OfficeOrdersQuery = z.infer<typeof officeOrdersQuery>;

const buyer = z.object({ id: memberId, name: z.nullable(z.string()) });

export const officeOrderRow = z.object({
  id: orderId,
  at: z.iso.datetime(),
  member: buyer,
  state: z.enum(officeOrderStates),
  method: paymentMethod,
  country: z.string(),
  credits: z.int(),
  amount: money,
  /** What went back, by refunds and by banks. */
  returned_minor: z.int(),
  /** Of the first invoice. */
  number: z.nullable(z.string()),
  issues: z.int(),
});
export type OfficeOrderRow = z.infer<typeof officeOrderRow>;
export const officeOrdersAnswer = listOf(officeOrderRow);
export type OfficeOrdersAnswer = z.infer<typeof officeOrdersAnswer>;

const orderLedgerLine = z.object({ at: z.iso.datetime(), kind: z.string(), amount: z.int(), balance_after: z.int() });
const moneyLine = z.object({ at: z.iso.datetime(), kind: z.string(), account: z.string(), contra: z.string(), minor: z.int() });
const officeRefund = z.object({
  id: uuid,
  cause: z.enum(refundCauses),
  state: z.enum(refundStates),
  amount: money,
  credits: z.int(),
  at: z.iso.datetime(),
  done_at: z.nullable(z.iso.datetime()),
  provider_id: z.nullable(z.string()),
  failed_transfers: z.int(),
  /** Its transfers failed, and the member has named an account to which finance may pay it. */
  has_account: z.boolean(),
});
export type OfficeRefund = z.infer<typeof officeRefund>;
const paper = z.object({ kind: z.enum(invoiceKinds), number: z.string(), at: z.iso.datetime(), amount: money, path: z.string() });

/** How many papers, calls and lines a page shows; the newest of them. */
export const orderLinesMax = 200;
export const officeOrderPage = z.object({
  id: orderId,
  at: z.iso.datetime(),
  member: buyer,
  site: z.nullable(z.string()),
  company: z.string(),
  state: z.enum(officeOrderStates),
  failure: z.nullable(z.string()),
  method: paymentMethod,
  credits: z.int(),
  granted: z.int(),
  revoked: z.int(),
  /** Of what was granted; null where the account is erased. */
  unused: z.nullable(z.int()),
  price: money,
  discount: z.nullable(z.object({ code: z.string(), minor: z.int() })),
  amount: money,
  refunded_minor: z.int(),
  charged_back_minor: z.int(),
  /** What could still be paid back, with what waits to go out taken off. */
  left_minor: z.int(),
  vat: z.object({ basis_points: z.int(), minor: z.int() }),
  country: z.string(),
  evidence: z.object({ profile: z.string(), network: z.nullable(z.string()), payment: z.nullable(z.string()), unclear: z.boolean() }),
  /** Word for word what was agreed to; null for orders of the time when only the version was kept. */
  consent: z.object({
    version: z.string(),
    language: z.nullable(z.enum(locales)),
    words: z.array(z.string()),
    terms: z.nullable(z.iso.datetime()),
  }),
  paid_at: z.nullable(z.iso.datetime()),
  withdraw_until: z.nullable(z.iso.date()),
  blocks_buying: z.boolean(),
  provider: z.object({ name: z.string(), id: z.nullable(z.string()), asks_at: z.nullable(z.iso.datetime()) }),
  /** Of an order that is paid by direct debit. */
  debit: z.nullable(debitFacts),
  events: z.array(orderEvent),
  papers: z.array(paper),
  refunds: z.array(officeRefund),
  ledger: z.array(orderLedgerLine),
  money: z.array(moneyLine),
  issues: z.array(paymentIssueRow),
});
export type OfficeOrderPage = z.infer<typeof officeOrderPage>;

/** What the provider says of the payment at this moment. */
export const providerView = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
  refunded_minor: z.int(),
  charged_back_minor: z.int(),
  refunds: z.array(z.object({ id: z.string(), status: z.string(), amount: money })),
});
export type ProviderView = z.infer<typeof providerView>;
/** `provider` is null where it knows no payment of the order. */
export const askedAnswer = z.object({ order: officeOrderPage, provider: z.nullable(providerView) });
export type AskedAnswer = z.infer<typeof askedAnswer>;

/** Asked by a POST without a body; nothing but what the provider says changes. */
export const askProviderPath = '/api/admin/orders/:id/ask';
/** What a dispute is answered with, as a PDF. */
export const orderEvidencePath = '/api/admin/orders/:id/evidence.pdf';

export const papersReasons = ['member_asked', 'lost', 'other'] as const;

export const orderCommands = {
  send_papers: command({
    path: '/api/admin/orders/:id/papers',
    right: 'orders',
    act: 'order.papers_sent',
    subject: 'order',
    target: orderId,
    reason: oneOf(papersReasons),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  settle_country: command({
    path: '/api/admin/orders/:id/country',
    right: 'payment_issues',
    act: 'order.country_settled',
    subject: 'order',
    target: orderId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
  allow_buying: command({
    path: '/api/admin/members/:id/buying/allow',
    right: 'payment_issues',
    act: 'buying.allowed',
    subject: 'member',
    target: memberId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: doneAnswer,
  }),
} as const;

/** What staff read of it. */
export const ordersResources = {
  orders: resource({
    path: '/api/admin/orders',
    logged: true,
    right: 'orders',
    id: orderId,
    sorts: [],
    query: officeOrdersQuery,
    row: officeOrderRow,
    one: officeOrderPage,
  }),
} as const;
