import * as z from 'zod/mini';
import { debitView } from './direct-debit.js';
import { discountCodeText } from './discount-code-text.js';
import { uuid } from './ids.js';
import { basisPoints, money } from './money.js';
import { paymentMethod, paymentStates } from './payment-methods.js';
import { billingDetails, orderConsent } from './prices.js';
import { verbatim } from './text.js';

/** Buys a bundle. `expected` is the price that the member saw, and `consent` what they agreed to: another one is not taken. */
export const orderBody = z.strictObject({
  bundle_id: uuid,
  method: paymentMethod,
  code: z.optional(discountCodeText),
  expected: money,
  consent: orderConsent,
  /** For the invoice: where the member wishes it, and where the bundle needs it. */
  billing: z.optional(billingDetails),
  /** The member was asked: another order of theirs waits for a transfer, and they want this one too. */
  despite_open: z.optional(z.literal(true)),
  /** With `directdebit`: the request whose code was right. */
  debit_request: z.optional(uuid),
});
export type OrderBody = z.infer<typeof orderBody>;

export const refundStates = ['requested', 'sent', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];
/** Who wanted it: the member, this site when it banned them, its staff, somebody at the provider, or the member's bank. */
export const refundCauses = ['withdrawal', 'ban', 'staff', 'provider', 'chargeback'] as const;
export type RefundCause = (typeof refundCauses)[number];
/** What ends the contract when it is declared, by the member or by us, whatever becomes of its money; an order has one such refund at most. */
export const contractEnds = ['withdrawal', 'ban'] as const satisfies readonly RefundCause[];
export const endsContract = ({ cause }: { readonly cause: RefundCause }): boolean => contractEnds.some((end) => end === cause);
export const refundView = z.object({
  id: uuid,
  cause: z.enum(refundCauses),
  amount: money,
  credits: z.int(),
  state: z.enum(refundStates),
  at: z.iso.datetime(),
});
export type RefundView = z.infer<typeof refundView>;

export const invoiceKinds = ['invoice', 'credit_note'] as const;
export const invoiceLink = z.object({ kind: z.enum(invoiceKinds), number: z.string(), path: z.string() });
export type InvoiceLink = z.infer<typeof invoiceLink>;

export const bankTransferView = z.object({
  bank: z.string(),
  iban: z.string(),
  bic: z.string(),
  holder: z.string(),
  reference: z.string(),
});

/** Why a card was refused, as far as the member can do something about it. */
export const paymentFailures = ['card_refused', 'card_funds', 'card_details', 'debit_returned', 'failed'] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** One order, as its member sees it. */
export const orderView = z.object({
  payment_id: uuid,
  state: z.enum(paymentStates),
  at: z.iso.datetime(),
  credits: z.int(),
  price: money,
  discount: z.nullable(z.object({ code: z.string(), amount: money })),
  /** What is paid, VAT inside. */
  amount: money,
  vat: z.object({ basis_points: basisPoints, amount: money }),
  bundle_id: uuid,
  method: paymentMethod,
  /** Where it is paid, as long as it waits for that. */
  checkout_url: z.nullable(z.string()),
  transfer: z.nullable(bankTransferView),
  debit: z.nullable(debitView),
  /** It waits for its money, and the member may call it off. */
  cancellable: z.boolean(),
  failure: z.nullable(z.enum(paymentFailures)),
  paid_at: z.nullable(z.iso.datetime()),
  /** It made the member premium. */
  made_premium: z.boolean(),
  /** The last day of the withdrawal period, as a date; null until it is paid. */
  withdraw_until: z.nullable(z.iso.date()),
  withdrawable: z.boolean(),
  refunds: z.array(refundView),
  invoices: z.array(invoiceLink),
});
export type OrderView = z.infer<typeof orderView>;
export const orderAnswer = z.object({ payment: orderView });
export type OrderAnswer = z.infer<typeof orderAnswer>;
export const ordersAnswer = z.object({ payments: z.array(orderView), next: z.nullable(z.string()) });
export type OrdersAnswer = z.infer<typeof ordersAnswer>;
export const ordersQuery = z.strictObject({ after: z.optional(verbatim('invalid_input').check(z.maxLength(200))) });
