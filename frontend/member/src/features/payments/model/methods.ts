import { paymentMethods, type PaymentMethod } from '#contracts';

/** Names that are the same in every language; the others stand in the words. */
export const brandNames: Readonly<Partial<Record<PaymentMethod, string>>> = {
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
};

export const methodOf = (text: string | undefined): PaymentMethod | null => paymentMethods.find((method) => method === text) ?? null;

interface Device {
  readonly ApplePaySession?: { readonly canMakePayments: () => boolean };
}

/** Apple Pay is in Apple's own browsers only. */
export function hasApplePay(device: Device = globalThis as Device): boolean {
  try {
    return device.ApplePaySession?.canMakePayments() ?? false;
  } catch {
    return false; // Pages without https may not ask.
  }
}

/** The ways to pay that this browser has, in the order of the site. */
export const offered = (methods: readonly PaymentMethod[], applePay: boolean): readonly PaymentMethod[] =>
  methods.filter((method) => method !== 'applepay' || applePay);
