import { deflateRawSync } from 'node:zlib';

/** Words of examples and manuals, long enough not to come up in random letters. */
const placeholders = /change-?_?me|example|password|placeholder|secret|for-tests|minioadmin|your-/i;
/** 16 random bytes, however they are written, take more room than this when they are packed: 28 in hexadecimal digits. */
const KEY_BYTES = 24;
const PASSWORD_CHARACTERS = 12;
const PASSWORD_BYTES = 10;

/** Whether a key was typed instead of made: a word of a manual, or letters that repeat or count. */
export const isWeakKey = (key: string): boolean => isGuessable(key, KEY_BYTES);

/** Whether a password of a service is one that a machine tries soon. `user` is the name that it belongs to. */
export const isWeakPassword = (password: string, user = ''): boolean =>
  password.length < PASSWORD_CHARACTERS || password === user || isGuessable(password, PASSWORD_BYTES);

const isGuessable = (text: string, bytes: number): boolean =>
  placeholders.test(text) || packed(Buffer.from(text)) < bytes || packed(stepsOf(text)) < bytes;

/** What repeats packs small. */
const packed = (text: Buffer): number => deflateRawSync(text, { level: 9 }).length;

/** From each letter to the next: what counts up, such as 0123456789, repeats here. */
const stepsOf = (text: string): Buffer => {
  const codes = Buffer.from(text);
  return Buffer.from(codes.subarray(1).map((code, index) => (code - (codes[index] ?? 0)) & 0xff));
};
