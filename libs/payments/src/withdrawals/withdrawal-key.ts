import { isSame, keyedHash } from '#auth';

/** Opens the withdrawal of one order without a session: it stands in the receipt. Made from the order whenever it is needed, so it rests nowhere. */
export const withdrawalKeyOf = (appSecret: string, orderId: string): string =>
  keyedHash(appSecret, 'withdrawal', orderId).toString('base64url');

export const isWithdrawalKey = (appSecret: string, orderId: string, key: string): boolean =>
  isSame(withdrawalKeyOf(appSecret, orderId), key);
