import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { BankAccountView, RefundState } from '#contracts';

/** Whether it can be an account: by the length and the check digits of its country. */
export const isIban = (text: string): boolean => isValidIBAN(electronicFormatIBAN(text) ?? '');

/** What of a number may be shown again, so that who gave it knows which it was. */
export const endOf = (iban: string): string => iban.slice(-4);

/** Only money whose transfers failed for good needs an account: all other goes back the way it came. */
export function bankAccountStateOf({ state }: { readonly state: RefundState }, isGiven: boolean): BankAccountView['state'] {
  if (state === 'done') return 'paid';
  if (state !== 'failed') return 'not_needed';
  return isGiven ? 'given' : 'asked';
}
