import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Encrypts texts for the database, and files for the store: who reads these alone reads nothing of them. */
export interface SealedBox {
  /** `boundTo`: the id of what the text belongs to; it opens under no other. */
  readonly seal: (text: string, boundTo?: string) => Buffer;
  /** Throws when the bytes were changed, are bound to something else, or were sealed with another APP_SECRET. */
  readonly open: (sealed: Uint8Array, boundTo?: string) => string;
  readonly sealBytes: (bytes: Uint8Array, boundTo: string) => Buffer;
  readonly openBytes: (sealed: Uint8Array, boundTo: string) => Buffer;
}

/** AES-256-GCM under a key of its own for each purpose, derived from APP_SECRET. The bytes are IV, tag, content. */
export function sealedBox(
  appSecret: string,
  purpose:
    | 'staff-totp'
    | 'staff-sign-in'
    | 'hint'
    | 'child-material'
    | 'child-material-file'
    | 'moderation-appeal'
    | 'moderation-complaint'
    | 'moderation-complaint-answer'
    | 'moderation-evidence'
    | 'moderation-note'
    | 'moderation-removed'
    | 'payments-bank-account'
    | 'payments-billing'
    | 'payments-debit-form',
): SealedBox {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', purpose, KEY_BYTES));
  const sealBytes: SealedBox['sealBytes'] = (bytes, boundTo) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv);
    cipher.setAAD(Buffer.from(boundTo));
    const content = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), content]);
  };
  const openBytes: SealedBox['openBytes'] = (sealed, boundTo) => {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(boundTo));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  };
  return {
    sealBytes,
    openBytes,
    seal: (text, boundTo = '') => sealBytes(Buffer.from(text, 'utf8'), boundTo),
    open: (sealed, boundTo = '') => openBytes(sealed, boundTo).toString('utf8'),
  };
}
