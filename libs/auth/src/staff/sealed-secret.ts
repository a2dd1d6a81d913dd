import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

const keyOf = (appSecret: string): Buffer => Buffer.from(hkdfSync('sha256', appSecret, '', 'staff-totp', KEY_BYTES));

/** Encrypts a TOTP secret for the table: who reads the database alone cannot make codes. */
export function sealSecret(text: string, appSecret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(appSecret), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Throws when the bytes were changed or sealed with another APP_SECRET. */
export function openSecret(sealed: Buffer, appSecret: string): string {
  const decipher = createDecipheriv(CIPHER, keyOf(appSecret), sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
