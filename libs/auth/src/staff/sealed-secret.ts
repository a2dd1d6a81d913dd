import { sealedBox } from '#config';

/** Encrypts a TOTP secret for the table: who reads the database alone cannot make codes. */
export const sealSecret = (text: string, appSecret: string): Buffer => sealedBox(appSecret, 'staff-totp').seal(text);

/** Throws when the bytes were changed or sealed with another APP_SECRET. */
export const openSecret = (sealed: Buffer, appSecret: string): string => sealedBox(appSecret, 'staff-totp').open(sealed);
