import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { hash as argon2 } from '@node-rs/argon2';
import { NO_PASSWORD, Passwords } from '../passwords.js';
import { readForeignPassword, type ForeignPassword } from './foreign-password.js';
import { toStored } from './stored-foreign.js';

const passwords = new Passwords();
const stored = (password: ForeignPassword) => toStored(password, (text) => passwords.hash(text));
const hex = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');

/** Published examples of other hands, and what their makers say the password is. */
const examples: readonly (readonly [string, ForeignPassword])[] = [
  ['abc123xyz', { kind: 'bcrypt', hash: '$2a$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW' }],
  ['test12345', { kind: 'phpass', hash: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0' }],
  [
    'password',
    {
      kind: 'pbkdf2',
      digest: 'sha1',
      iterations: 4_096,
      salt: Buffer.from('salt').toString('base64'),
      hash: Buffer.from('4b007901b765489abead49d926f721d065a429c1', 'hex').toString('base64'),
    },
  ],
  ['password', { kind: 'md5', hash: '5F4DCC3B5AA765D61D8327DEB882CF99' }],
  ['password', { kind: 'sha1', hash: '5baa61e4c9b93f3f0682250b6cf8331b7ee68fd8' }],
  ['password', { kind: 'md5', hash: hex('md5', 'a$bpassword'), salt_before: 'a$b' }],
  ['password', { kind: 'sha1', hash: hex('sha1', 'passwordé'), salt_after: 'é' }],
];

describe('a password of another product', () => {
  it.each(examples)('is compared as its maker did: %s, %j', async (password, foreign) => {
    const rests = await stored(foreign);
    expect(await passwords.fits(password, rests)).toBe(true);
    expect(await passwords.fits(`${password}x`, rests)).toBe(false);
    expect(await passwords.fits('', rests)).toBe(false);
    expect(passwords.isOwn(rests)).toBe(false);
  });

  it('is compared as argon2, whatever its parameters; ours are known as our own', async () => {
    const hash = await argon2('Heidebloem-61', { memoryCost: 8_192, timeCost: 3, parallelism: 2 });
    const rests = await stored({ kind: 'argon2', hash });
    expect(await passwords.fits('Heidebloem-61', rests)).toBe(true);
    expect(passwords.isOwn(rests)).toBe(false);
    expect(passwords.isOwn(await passwords.hash('Heidebloem-61'))).toBe(true);
  });

  it.each(examples.filter(([, { kind }]) => kind === 'md5' || kind === 'sha1'))(
    'rests wrapped where it is weak: %s, %j',
    async (_, foreign) => {
      const rests = (await stored(foreign)).toLowerCase();
      expect(rests).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      expect(rests).not.toContain(foreign.hash.toLowerCase());
    },
  );

  it('may have been typed with letters in parts', async () => {
    const [composed, inParts] = ['é'.normalize('NFC'), 'é'.normalize('NFD')];
    const rests = await stored({ kind: 'md5', hash: hex('md5', inParts) });
    expect(await passwords.fits(inParts, rests)).toBe(true);
    expect(await passwords.fits(composed, rests)).toBe(false);
  });

  it.each([
    [{ kind: 'scrypt', hash: 'x' }],
    [{ kind: 'md5', hash: 'short' }],
    [{ kind: 'bcrypt', hash: '$2x$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' }],
    [{ kind: 'argon2', hash: '$argon2id$v=19$m=x' }],
    [{ kind: 'pbkdf2', digest: 'md5', iterations: 1, salt: 'YQ==', hash: 'YQ==' }],
    ['plain text'],
    [null],
  ])('of an unknown kind is not taken: %j', (given) => {
    expect(readForeignPassword(given)).toEqual({ fault: 'password_unknown' });
  });

  it.each([
    [{ kind: 'bcrypt', hash: '$2b$14$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' }],
    [{ kind: 'argon2', hash: `$argon2id$v=19$m=4194304,t=3,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}` }],
    [{ kind: 'pbkdf2', digest: 'sha256', iterations: 50_000_000, salt: 'YQ==', hash: 'YQ==' }],
    [{ kind: 'phpass', hash: '$P$TIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0' }],
  ])('that would hold a processor for seconds is not taken: %j', (given) => {
    expect(readForeignPassword(given)).toEqual({ fault: 'password_too_costly' });
  });

  it('that is missing fits nothing, not even itself', async () => {
    for (const password of [NO_PASSWORD, '', 'nobody has this password']) expect(await passwords.fits(password, NO_PASSWORD)).toBe(false);
  });
});
