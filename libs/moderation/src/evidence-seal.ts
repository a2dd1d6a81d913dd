import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

const keyOf = (appSecret: string): Buffer => Buffer.from(hkdfSync('sha256', appSecret, '', 'moderation-evidence', KEY_BYTES));

/** Encrypts what a report holds: who reads the database alone reads nothing of it. `reportId` binds it to its report. */
export function seal(text: string, reportId: string, appSecret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(appSecret), iv);
  cipher.setAAD(Buffer.from(reportId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Throws when the bytes were changed, belong to another report, or were sealed with another APP_SECRET. */
export function unseal(sealed: Buffer, reportId: string, appSecret: string): string {
  const decipher = createDecipheriv(CIPHER, keyOf(appSecret), sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(reportId));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
