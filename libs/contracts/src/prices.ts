import * as z from 'zod/mini';
import { discountCodeText } from './discount-code-text.js';
import { activeDiscount } from './discounts.js';
import { uuid } from './ids.js';
import { locales } from './locales.js';
import { basisPoints, money } from './money.js';
import { paymentMethod } from './payment-methods.js';
import { line } from './text.js';

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
