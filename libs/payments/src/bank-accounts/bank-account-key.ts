import { isSame, keyedHash } from '#auth';

/** Lets whoever holds the link of the mail say, without a session, where the money of one order is to be paid. */
export const bankAccountKeyOf = (appSecret: string, orderId: string): string =>
  keyedHash(appSecret, 'bank-account', orderId).toString('base64url');

export const isBankAccountKey = (appSecret: string, orderId: string, key: string): boolean =>
  isSame(bankAccountKeyOf(appSecret, orderId), key);
