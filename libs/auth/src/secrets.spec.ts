import { describe, expect, it } from '@jest/globals';
import { codeOf, hashOfToken, isSame, keyedHash, linkToken, randomToken } from './secrets.js';

const secret = 'a-secret-for-tests-that-is-long-enough-01';

describe('links and codes', () => {
  it('are another one for each purpose, row and address, and the same each time', () => {
    const token = linkToken(secret, 'activate', 'id-1', 'anna@mail.example');
    expect(linkToken(secret, 'activate', 'id-1', 'anna@mail.example')).toBe(token);
    const others = [
      linkToken(secret, 'reset', 'id-1', 'anna@mail.example'),
      linkToken(secret, 'activate', 'id-2', 'anna@mail.example'),
      linkToken(secret, 'activate', 'id-1', 'bert@mail.example'),
      linkToken(`${secret}x`, 'activate', 'id-1', 'anna@mail.example'),
    ];
    expect(new Set([token, ...others]).size).toBe(5);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('have six digits, zeros included, spread evenly [ASVS 6.5.4]', () => {
    const codes = Array.from({ length: 2_000 }, (_, index) => codeOf(secret, 'activate', String(index), 'anna@mail.example'));
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1_990);
    expect(codes.filter((code) => code.startsWith('0')).length).toBeGreaterThan(120);
  });

  it('cannot be mixed up by where one part ends and the next begins', () => {
    expect(keyedHash(secret, 'a', 'bc').equals(keyedHash(secret, 'ab', 'c'))).toBe(false);
  });

  it('are compared whole', () => {
    expect(isSame('123456', '123456')).toBe(true);
    expect(isSame('123456', '123457')).toBe(false);
    expect(isSame('12345', '123456')).toBe(false);
  });

  it('of a session are 256 random bits, of which only the hash is kept [ASVS 6.5.3] [ASVS 7.2.3] [ASVS 11.5.1]', () => {
    const token = randomToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(randomToken()).not.toBe(token);
    expect(hashOfToken(token).toString('base64url')).not.toContain(token);
  });
});
