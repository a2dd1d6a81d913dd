import * as z from 'zod/mini';

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

/** What Mollie calls us with: the id, and nothing more. */
export const paymentWebhookBody = z.object({ id: z.string().check(z.regex(/^[a-zA-Z0-9_]{3,64}$/)) });
export type PaymentWebhookBody = z.infer<typeof paymentWebhookBody>;
