import { z } from 'zod';
import { paymentMethods, type PaymentMethod } from '#contracts';
import { toMollieAmount } from './mollie-amount.js';
import { ProviderError } from './payment-provider.js';

/** An amount that no way to pay is too small or too large for: Mollie leaves out what does not take it. */
const ASKED_MINOR = 1_000;
/** Mollie lists a debit of a bank account among what can recur only, also where each one is asked for by a person. */
const recurringOnly: readonly string[] = ['directdebit'];

const listed = z.object({
  _embedded: z.object({ methods: z.array(z.object({ id: z.string(), status: z.string().nullish() })) }),
});

/** The queries that together list what is switched on in a currency. A wallet is listed when it is named. */
export function methodQueries(currency: string): readonly string[] {
  const { value } = toMollieAmount({ minor: ASKED_MINOR, currency });
  const amount = { 'amount[value]': value, 'amount[currency]': currency };
  const recurring = paymentMethods.some((method) => recurringOnly.includes(method)) && currency === 'EUR';
  return [
    new URLSearchParams({ ...amount, includeWallets: 'applepay' }),
    ...(recurring ? [new URLSearchParams({ ...amount, sequenceType: 'recurring' })] : []),
  ].map((query) => `/methods?${query.toString()}`);
}

/** Those of ours in an answer that can be used now. Throws a `ProviderError` when it cannot be understood. */
export function toMethods(answer: unknown, query: string): readonly PaymentMethod[] {
  const read = listed.safeParse(answer);
  if (!read.success) throw new ProviderError('unavailable', `Mollie's answer cannot be understood: ${z.prettifyError(read.error)}`);
  const isRecurring = query.includes('sequenceType=recurring');
  const usable = read.data._embedded.methods.filter(({ id, status }) => {
    // One that waits for Mollie's own check is listed and takes no payment.
    const isOn = status === undefined || status === null || status === 'activated';
    return isOn && isRecurring === recurringOnly.includes(id);
  });
  return paymentMethods.filter((method) => usable.some(({ id }) => id === method));
}
