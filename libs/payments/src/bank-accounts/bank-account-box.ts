import { sealedBox } from '#config';

export interface BankAccount {
  readonly iban: string;
  readonly holder: string;
}

const boxOf = (appSecret: string) => sealedBox(appSecret, 'payments-bank-account');

/** It opens for the refund that it was given for, and for no other. */
export const sealBankAccount = (appSecret: string, refundId: string, { iban, holder }: BankAccount): Buffer =>
  boxOf(appSecret).seal(JSON.stringify({ iban, holder }), refundId);

/** Throws when it was changed, belongs to another refund, or was sealed with another APP_SECRET. */
export const openBankAccount = (appSecret: string, refundId: string, sealed: Uint8Array): BankAccount =>
  JSON.parse(boxOf(appSecret).open(sealed, refundId)) as BankAccount;
