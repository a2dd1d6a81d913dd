import * as z from 'zod/mini';
import { debitView, ibanText } from './direct-debit.js';
import { discountCodeText } from './discount-code-text.js';
import { uuid } from './ids.js';
import { locales } from './locales.js';
import { money } from './money.js';
import { line, verbatim } from './text.js';

/** Ways to pay, by the names of Mollie's API. Which of them a member sees depends on their country. */
export const paymentMethods = [
  'ideal',
  'bancontact',
  'creditcard',
  'applepay',
  'paypal',
  'eps',
  'blik',
  'przelewy24',
  'twint',
  'swish',
  'vipps',
  'mobilepay',
  'satispay',
  'multibanco',
  'banktransfer',
  'directdebit',
] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** Names that their owners write the same in every language; the other ways to pay have words. */
export const methodBrands = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paypal: 'PayPal',
  eps: 'eps',
  blik: 'BLIK',
  przelewy24: 'Przelewy24',
  twint: 'TWINT',
  swish: 'Swish',
  vipps: 'Vipps',
  mobilepay: 'MobilePay',
  satispay: 'Satispay',
  multibanco: 'Multibanco',
} as const satisfies Partial<Record<PaymentMethod, string>>;

/** What an order is on the wire. Inside it knows more: created, expired, refunded, charged back. */
export const paymentStates = ['pending', 'completed', 'failed', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** In basis points: 2,500 is 25 %. */
const basisPoints = z.int().check(z.gte(0), z.lte(10_000));

export const codeValidities = ['once-per-user', 'once', 'unlimited'] as const;
export type CodeValidity = (typeof codeValidities)[number];
export const codeStatuses = ['active', 'inactive'] as const;
export type CodeStatus = (typeof codeStatuses)[number];

/** A discount code with the fields of the specification. Empty lists and null mean: no condition. */
export const discountCodeView = z.object({
  code: z.string(),
  country: z.nullable(z.string()),
  user_id: z.nullable(uuid),
  expires: z.nullable(z.iso.datetime()),
  value_percentage: z.number(),
  percentage: z.number(),
  currency: z.nullable(z.string()),
  minimum_order_value: z.nullable(z.int()),
  status: z.enum(codeStatuses),
  validity: z.enum(codeValidities),
  expired: z.boolean(),
  paymentmethods: z.array(paymentMethod),
});
export type DiscountCodeView = z.infer<typeof discountCodeView>;

/** What is offered beside the deletion of an account; null when nothing is. */
export const leavingDiscountAnswer = z.object({ discount: z.nullable(discountCodeView) });
export type LeavingDiscountAnswer = z.infer<typeof leavingDiscountAnswer>;

export const discountCodeQuery = z.strictObject({ code: z.optional(discountCodeText), welcome: z.optional(z.literal('true')) });
export type DiscountCodeQuery = z.infer<typeof discountCodeQuery>;

/** A discount that counts for the member now. `ends_at` is when the server ends it; null: no end is near. */
export const activeDiscount = z.object({
  code: z.string(),
  kind: z.enum(['time_bonus', 'welcome', 'code']),
  basis_points: basisPoints,
  ends_at: z.nullable(z.iso.datetime()),
});
export type ActiveDiscount = z.infer<typeof activeDiscount>;

const billingLine = (most: number) => line('field_required').check(z.minLength(1, 'field_required'), z.maxLength(most));
/** Whose name and address stand on an invoice. The country is the one in which the order is taxed. */
export const billingDetails = z.strictObject({
  name: billingLine(100),
  /** Street and number, as they are written there. */
  street: billingLine(120),
  postal_code: billingLine(16),
  city: billingLine(80),
});
export type BillingDetails = z.infer<typeof billingDetails>;

export const pricedBundle = z.object({
  id: uuid,
  credits: z.int(),
  price: money,
  /** What is paid; the same as `price` without a discount. VAT is inside. */
  payable: money,
  /** Of one credit at `payable`, rounded. */
  unit_price: money,
  /** The law of the country wants the buyer's name and address on an invoice of this amount. */
  needs_billing: z.boolean(),
});
export type PricedBundle = z.infer<typeof pricedBundle>;

const consentText = line('consent_required').check(z.minLength(1, 'consent_required'), z.maxLength(400));
/**
 * What a member agrees to with an order, word for word as it is shown: that the credits come at once, and that those used are paid for after a
 * withdrawal. The prices give it, and an order gives it back.
 */
export const orderConsent = z.strictObject({
  version: line().check(z.maxLength(40)),
  language: z.enum(locales),
  start_at_once: consentText,
  pay_for_use: consentText,
});
export type OrderConsent = z.infer<typeof orderConsent>;

/** An order of the member that waits for its money. */
export const openOrder = z.object({
  payment_id: uuid,
  at: z.iso.datetime(),
  credits: z.int(),
  amount: money,
  method: paymentMethod,
  /** The discount code that it holds: until it is paid or cancelled, no other order has it. */
  code: z.nullable(z.string()),
});
export type OpenOrder = z.infer<typeof openOrder>;

/** What credits cost the signed-in member at this moment. */
export const pricesView = z.object({
  country: z.string(),
  bundles: z.array(pricedBundle),
  methods: z.array(paymentMethod),
  vat_basis_points: basisPoints,
  discount: z.nullable(activeDiscount),
  /** The code in the question counts less than the discount that the member has anyway, or not for this order: why. */
  code_refused: z.nullable(z.string()),
  /** What the member bought last, for the order in two taps; null when it cannot be repeated. */
  repeat: z.nullable(z.object({ bundle_id: uuid, method: paymentMethod })),
  /** The price of the next credit that will be used; null: the member never bought any. */
  unit_price: z.nullable(money),
  consent: orderConsent,
  withdraw_days: z.int(),
  /** The newest first. */
  open_orders: z.array(openOrder),
});
export type PricesView = z.infer<typeof pricesView>;
export const pricesAnswer = z.object({ prices: pricesView });
export type PricesAnswer = z.infer<typeof pricesAnswer>;
export const pricesQuery = z.strictObject({
  code: z.optional(discountCodeText),
  bundle_id: z.optional(uuid),
  method: z.optional(paymentMethod),
});
export type PricesQuery = z.infer<typeof pricesQuery>;

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

/** What withdrawing from an order gives back. */
export const withdrawalQuote = z.object({
  payment: orderView,
  credits_used: z.int(),
  credits_returned: z.int(),
  refund: money,
  /** This was the member's only purchase: the premium functions end with it. */
  ends_premium: z.boolean(),
});
export type WithdrawalQuote = z.infer<typeof withdrawalQuote>;
/** Everything that the member can withdraw from now, the newest first. */
export const withdrawalsAnswer = z.object({ withdrawals: z.array(withdrawalQuote) });
export type WithdrawalsAnswer = z.infer<typeof withdrawalsAnswer>;
export const withdrawalBody = z.strictObject({
  /** What the quote said: when the member used credits meanwhile, they are asked again. */
  expected: money,
});
export type WithdrawalBody = z.infer<typeof withdrawalBody>;
export const withdrawalAnswer = z.object({ refund: refundView, at: z.iso.datetime() });
export type WithdrawalAnswer = z.infer<typeof withdrawalAnswer>;
/** The signed link of a mail opens a page about one order without a session. */
const byLink = z.strictObject({
  key: z.optional(verbatim('link_invalid').check(z.minLength(20, 'link_invalid'), z.maxLength(200, 'link_invalid'))),
});
export const withdrawalQuery = byLink;
export type WithdrawalQuery = z.infer<typeof withdrawalQuery>;

/**
 * Whether a bank account is wanted for money that could not be paid back the way it came: it is asked for, or was given; the money has been paid;
 * or it is on its way after all.
 */
export const bankAccountStates = ['asked', 'given', 'paid', 'not_needed'] as const;
export const bankAccountView = z.object({
  /** What is to be paid back. */
  amount: money,
  state: z.enum(bankAccountStates),
  /** The last signs of the number that was given. The rest is never shown again. */
  ends_in: z.nullable(z.string()),
});
export type BankAccountView = z.infer<typeof bankAccountView>;
export const bankAccountBody = z.strictObject({
  iban: ibanText,
  holder: line('field_required').check(z.minLength(1, 'field_required'), z.maxLength(70)),
});
export type BankAccountBody = z.infer<typeof bankAccountBody>;
export const bankAccountQuery = byLink;
export type BankAccountQuery = z.infer<typeof bankAccountQuery>;

export const spendingKinds = ['message', 'photo', 'gift'] as const;
export type SpendingKind = (typeof spendingKinds)[number];
export const spendingMonth = z.object({
  /** `2026-11`. */
  month: z.string(),
  paid: z.array(money),
  returned: z.array(money),
  credits: z.object({ message: z.int(), photo: z.int(), gift: z.int() }),
});
export const spendingView = z.object({
  months: z.array(spendingMonth),
  limit: z.nullable(money),
  /** Already ordered of it in this month. */
  spent: money,
  /** A higher limit, or none (null amount), that holds from then on. */
  change: z.nullable(z.object({ limit: z.nullable(money), from: z.iso.datetime() })),
});
export type SpendingView = z.infer<typeof spendingView>;
/** Per month in minor units of the member's currency; null: no limit. */
export const spendingLimitBody = z.strictObject({ limit_minor: z.nullable(z.int().check(z.gte(0), z.lte(10_000_000))) });
export type SpendingLimitBody = z.infer<typeof spendingLimitBody>;

/** What Mollie calls us with: the id, and nothing more. */
export const paymentWebhookBody = z.object({ id: z.string().check(z.regex(/^[a-zA-Z0-9_]{3,64}$/)) });
export type PaymentWebhookBody = z.infer<typeof paymentWebhookBody>;
