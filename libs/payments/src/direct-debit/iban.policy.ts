import { isSEPACountry } from 'ibantools';
import { isIban } from '../bank-accounts/index.js';

/** Whether money can be collected from it: an account anywhere in the area of direct debits (SEPA), wherever its holder lives. */
export const isDebitIban = (iban: string): boolean => isIban(iban) && isSEPACountry(iban.slice(0, 2));
