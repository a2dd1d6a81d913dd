import { randomBytes, randomInt } from 'node:crypto';
import { keyedHash } from '#auth';
import { sealedBox } from '#config';
import type { DebitForm } from '#contracts';
import { otpRules } from './debit-request.policy.js';

/** By which an account at the site, a bank account and a phone are known again without being kept. */
export const accountKeyOf = (appSecret: string, memberId: string): Buffer => keyedHash(appSecret, 'debit-account', memberId);
export const ibanKeyOf = (appSecret: string, iban: string): Buffer => keyedHash(appSecret, 'debit-iban', iban);
export const phoneKeyOf = (appSecret: string, phone: string): Buffer => keyedHash(appSecret, 'debit-phone', phone);

/** A form as it rests: the phone in full, as E.164. */
export type KeptForm = DebitForm;

const boxOf = (appSecret: string) => sealedBox(appSecret, 'payments-debit-form');
/** It opens for the reference of its mandate, and for no other. */
export const sealForm = (appSecret: string, reference: string, form: KeptForm): Buffer =>
  boxOf(appSecret).seal(JSON.stringify(form), reference);
export const openForm = (appSecret: string, reference: string, sealed: Uint8Array): KeptForm =>
  JSON.parse(boxOf(appSecret).open(sealed, reference)) as KeptForm;

export const newOtp = (): string => String(randomInt(10 ** otpRules.digits)).padStart(otpRules.digits, '0');
/** Keyed: a million codes are tried in no time by whoever reads the table. It is good for one request alone. */
export const otpHashOf = (appSecret: string, requestId: string, otp: string): Buffer => keyedHash(appSecret, 'debit-otp', requestId, otp);

/** Letters and digits that are not taken for each other when read aloud. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_SIGNS = 16;
/** Of a mandate, unique: 80 random bits, in fewer than the 35 signs that banks take. */
export const newReference = (): string =>
  `M-${[...randomBytes(REFERENCE_SIGNS)].map((byte) => signs.charAt(byte % signs.length)).join('')}`;
