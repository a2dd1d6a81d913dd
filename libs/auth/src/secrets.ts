import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;
const CODE_DIGITS = 6;

/** 256 random bits, fit for a cookie or an address. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What rests in the database instead of a token. A random token needs no salt and no slow hash. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A keyed digest of parts; no two lists of parts give the same text. */
export const keyedHash = (appSecret: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', appSecret).update(JSON.stringify(parts)).digest();

/** The token of a link. It is made from the row's id whenever it is needed, so it rests nowhere: not in a table, not in a job. */
export const linkToken = (appSecret: string, purpose: string, tokenId: string, address: string): string =>
  keyedHash(appSecret, 'link', purpose, tokenId, address).toString('base64url');

/** The six digits that stand beside the link. */
export const codeOf = (appSecret: string, purpose: string, tokenId: string, address: string): string =>
  String(keyedHash(appSecret, 'code', purpose, tokenId, address).readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');

/** Compares without telling by its time how much was right. */
export const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
