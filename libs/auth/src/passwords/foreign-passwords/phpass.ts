import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { isSame } from '../../secrets.js';
import { PHPASS_LETTERS } from './foreign-password.js';

/** Others get their turn after so many rounds. */
const ROUNDS_AT_ONCE = 4_096;
const HASH_BYTES = 16;

/** The portable hashes of phpass, as WordPress and phpBB keep them: `$P$`, rounds as a power of two, eight letters of salt, MD5 over and over. */
export async function fitsPhpass(stored: string, password: string): Promise<boolean> {
  const rounds = 2 ** PHPASS_LETTERS.indexOf(stored.charAt(3));
  const salt = stored.slice(4, 12);
  let hash = md5(Buffer.from(salt + password, 'utf8'));
  const plain = Buffer.from(password, 'utf8');
  for (let round = 1; round <= rounds; round++) {
    hash = md5(Buffer.concat([hash, plain]));
    if (round % ROUNDS_AT_ONCE === 0) await breathe();
  }
  return isSame(encode(hash), stored.slice(12));
}

const md5 = (bytes: Buffer): Buffer => createHash('md5').update(bytes).digest();

/** Six bits a letter, the lowest first. */
function encode(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < HASH_BYTES; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const value = one | (two << 8) | (three << 16);
    const letters = Math.min(4, Math.ceil(((HASH_BYTES - at) * 8) / 6));
    for (let letter = 0; letter < letters; letter++) text += PHPASS_LETTERS.charAt((value >> (6 * letter)) & 63);
  }
  return text;
}
