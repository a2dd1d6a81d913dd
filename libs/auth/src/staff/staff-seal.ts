import { createHmac } from 'node:crypto';
import { keyedHash } from '../secrets.js';

const BLOCK_BYTES = 64;
const INNER = 0x36;
const OUTER = 0x5c;

const keyOf = (appSecret: string): Buffer => keyedHash(appSecret, 'staff-wish');

/** What the functions of `sql/colleagues.sql` take: the wish as a text, and its seal. Without APP_SECRET nobody makes one. */
export type SealedWish = readonly [payload: string, seal: Buffer];

/** Seals a wish about staff for one function and about a minute. The time is the machine's: Postgres compares it with its own. */
export function sealWish(appSecret: string, to: string, wish: Readonly<Record<string, unknown>>): SealedWish {
  const payload = JSON.stringify({ ...wish, do: to, at: Math.floor(Date.now() / 1_000) });
  return [payload, createHmac('sha256', keyOf(appSecret)).update(payload).digest()];
}

/** The two halves of the key as HMAC uses them (RFC 2104): Postgres has the hash, and no HMAC. */
export function sealPads(appSecret: string): { readonly inner: Buffer; readonly outer: Buffer } {
  const block = Buffer.concat([keyOf(appSecret)], BLOCK_BYTES);
  return { inner: block.map((byte) => byte ^ INNER) as Buffer, outer: block.map((byte) => byte ^ OUTER) as Buffer };
}
