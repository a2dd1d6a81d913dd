import type { DebitState } from '#contracts';
import type { ProviderPayment } from '../provider/index.js';

/** What the credits that are granted with the order are worth at most. */
const AT_ONCE_MINOR = 2_500n;

/** How many credits of an order come before its money: whole ones, worth 25 euros at its price. */
export const creditsAtOnce = ({ credits, payableMinor }: { readonly credits: number; readonly payableMinor: number }): number =>
  payableMinor === 0 ? credits : Math.min(credits, Number((BigInt(credits) * AT_ONCE_MINOR) / BigInt(payableMinor)));

/**
 * What has become of a debit, by what the provider says of its payment. One that was called off at the provider is nobody's fault: whoever ordered it
 * may pay so again.
 */
export function debitStateOf({ status, chargedBackMinor }: Pick<ProviderPayment, 'status' | 'chargedBackMinor'>): DebitState {
  if (status === 'paid') return chargedBackMinor > 0 ? 'returned' : 'paid';
  if (status === 'failed') return 'returned';
  return status === 'canceled' || status === 'expired' ? 'cancelled' : 'sent';
}
