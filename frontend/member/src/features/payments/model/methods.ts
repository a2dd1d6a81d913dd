import { paymentMethods, type PaymentMethod } from '#contracts';

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
