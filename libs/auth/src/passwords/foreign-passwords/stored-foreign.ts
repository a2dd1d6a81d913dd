import { createHash, pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verify as fitsArgon2 } from '@node-rs/argon2';
import { verify as fitsBcrypt } from '@node-rs/bcrypt';
import type { ForeignPassword } from './foreign-password.js';
import { fitsPhpass } from './phpass.js';

const derive = promisify(pbkdf2);
const wrapped = /^\$wrapped\$(md5|sha1)\$([\w-]*)\$([\w-]*)(\$argon2id\$.+)$/;
const derived = /^\$pbkdf2-(sha1|sha256|sha512)\$(\d+)\$([^$]+)\$([^$]+)$/;
const coded = (salt = ''): string => Buffer.from(salt, 'utf8').toString('base64url');
const decoded = (salt = ''): string => Buffer.from(salt, 'base64url').toString('utf8');

/**
 * A password of another product as it rests here until its member logs in. What is broken in seconds, an MD5 or SHA-1, never rests bare: `wrap` puts
 * our own hash around it at once.
 */
export async function toStored(password: ForeignPassword, wrap: (text: string) => Promise<string>): Promise<string> {
  switch (password.kind) {
    case 'bcrypt':
    case 'argon2':
    case 'phpass':
      return password.hash;
    case 'pbkdf2':
      return `$pbkdf2-${password.digest}$${password.iterations}$${password.salt}$${password.hash}`;
    case 'md5':
    case 'sha1':
      return `$wrapped$${password.kind}$${coded(password.salt_before)}$${coded(password.salt_after)}${await wrap(password.hash.toLowerCase())}`;
  }
}

/** Compares with a hash that another product made; undefined when it is none of the kinds that only others make. */
export function fitsForeign(stored: string, password: string): Promise<boolean> | undefined {
  if (/^\$2[aby]\$/.test(stored)) return fitsBcrypt(password, stored);
  if (/^\$[PH]\$/.test(stored)) return fitsPhpass(stored, password);
  const [, digest, iterations, salt, hash] = derived.exec(stored) ?? [];
  if (digest && iterations && salt && hash) return fitsDerived(password, { digest, iterations: Number(iterations), salt, hash });
  const [, kind, before, after, own] = wrapped.exec(stored) ?? [];
  if (!kind || !own) return undefined;
  return fitsArgon2(
    own,
    createHash(kind)
      .update(decoded(before) + password + decoded(after), 'utf8')
      .digest('hex'),
  );
}

type Derived = { readonly digest: string; readonly iterations: number; readonly salt: string; readonly hash: string };

async function fitsDerived(password: string, { digest, iterations, salt, hash }: Derived): Promise<boolean> {
  const expected = Buffer.from(hash, 'base64');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), iterations, expected.length, digest), expected);
}
