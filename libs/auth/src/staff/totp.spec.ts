import { describe, expect, it } from '@jest/globals';
import { openSecret, sealSecret } from './sealed-secret.js';
import { codeAt, newTotpSecret, stepOfCode, totpUri } from './totp.js';

const at = Date.parse('2030-05-05T12:00:10Z');
const step = Math.floor(at / 30_000);
const secret = newTotpSecret();

describe('a code of an authenticator app', () => {
  it.each([
    ['of this half minute', 0, step],
    ['of the half minute before', -30_000, step - 1],
    ['of the half minute after', 30_000, step + 1],
    ['of two half minutes before', -60_000, undefined],
    ['of two half minutes after', 60_000, undefined],
  ])('%s', (_, offset, expected) => {
    expect(stepOfCode(codeAt(secret, at + offset), secret, at, 0)).toBe(expected);
  });

  it('does not count again once its step, or a later one, was used [ASVS 6.5.1]', () => {
    const code = codeAt(secret, at);
    expect(stepOfCode(code, secret, at, step)).toBeUndefined();
    expect(stepOfCode(codeAt(secret, at - 30_000), secret, at, step)).toBeUndefined();
    expect(stepOfCode(code, secret, at, step - 1)).toBe(step);
  });

  it('is worth nothing for another secret', () => {
    expect(stepOfCode(codeAt(newTotpSecret(), at), secret, at, 0)).toBeUndefined();
  });

  it('comes to the phone by a link that names the house and the person', () => {
    expect(totpUri(secret, 'anna@example.org', 'Second Spring')).toMatch(
      new RegExp(`^otpauth://totp/Second%20Spring:anna%40example\\.org\\?issuer=Second%20Spring&secret=${secret}`),
    );
  });
});

describe('a sealed secret', () => {
  const appSecret = 'a'.repeat(32);

  it('opens with the same key only', () => {
    const sealed = sealSecret(secret, appSecret);
    expect(sealed.toString('latin1')).not.toContain(secret);
    expect(openSecret(sealed, appSecret)).toBe(secret);
    expect(() => openSecret(sealed, 'b'.repeat(32))).toThrow();
  });

  it('does not open when a bit was changed', () => {
    const sealed = sealSecret(secret, appSecret);
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => openSecret(sealed, appSecret)).toThrow();
  });

  it('looks different each time', () => {
    expect(sealSecret(secret, appSecret).equals(sealSecret(secret, appSecret))).toBe(false);
  });
});
