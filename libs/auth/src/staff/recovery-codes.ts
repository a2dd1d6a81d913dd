import { randomBytes } from 'node:crypto';
import { base32 } from '@scure/base';
import { recoveryCodesCount } from '#contracts-admin';
import { keyedHash } from '../secrets.js';

const CODE_BYTES = 10;
const TOTP_DIGITS = 6;
const ends = /.{4}(?=.)/g;
const between = /[\s-]/g;

/** What lets somebody in once whose device is not there: each sixteen letters and digits, 80 random bits, in groups to read from paper. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodesCount }, () => base32.encode(randomBytes(CODE_BYTES)).replaceAll(ends, '$&-'));

export const isRecoveryCode = (code: string): boolean => plain(code).length > TOTP_DIGITS;

/** What rests in the table. It is keyed: whoever reads the table alone cannot try codes on it. */
export const hashOfRecoveryCode = (appSecret: string, code: string): Buffer => keyedHash(appSecret, 'staff-recovery', plain(code));

/** People type the groups with and without what stands between them, in small letters and large. */
const plain = (code: string): string => code.replaceAll(between, '').toUpperCase();
