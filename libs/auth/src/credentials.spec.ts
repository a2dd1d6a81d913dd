import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './passwords/common-passwords.js';
import { tryState } from './limits/lockout.policy.js';
import { codeOf, hashOfToken, isSame, keyedHash, linkToken, randomToken } from './secrets.js';
import { SessionMemory } from './sessions/session-memory.js';

const secret = 'a-secret-for-tests-that-is-long-enough-01';

describe('a password', () => {
  it.each([
    '12345678',
    'password1',
    'Password1!',
    'qwertyuiop',
    'aaaaaaaa',
    '87654321',
    'abcdefgh',
    'Liverpool2024',
    'anna@mail.example',
    'Annabel1962',
  ])('that others try first is refused: %s', async (password) => {
    expect(await isCommonPassword(password, ['Annabel', 'anna@mail.example'])).toBe(true);
  });

  it.each(['Heidebloem-61', 'vier rode tulpen', 'Gr00te-Kerk-Utrecht', 'øl og brød i aften'])(
    'that is hard to guess is taken: %s',
    async (password) => {
      expect(await isCommonPassword(password, ['Anna', 'anna@mail.example', 'anna'])).toBe(false);
    },
  );
});

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

  it('have six digits, zeros included, spread evenly', () => {
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

  it('of a session are 256 random bits, of which only the hash is kept', () => {
    const token = randomToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(randomToken()).not.toBe(token);
    expect(hashOfToken(token).toString('base64url')).not.toContain(token);
  });
});

describe('tries', () => {
  it.each([
    [1, 'may-try'],
    [4, 'may-try'],
    [5, 'last-try'],
    [6, 'too-late'],
  ] as const)('number %i: %s', (failures, state) => {
    expect(tryState(failures)).toBe(state);
  });
});

describe('the memory of sessions', () => {
  it('forgets after its time, when it is full, and when it is told to', async () => {
    const memory = new SessionMemory<{ id: string }>(30, 2);
    memory.set('a', { id: 'anna' });
    memory.set('b', { id: 'bert' });
    memory.set('c', { id: 'anna' });
    expect([memory.get('a'), memory.get('b')?.id, memory.get('c')?.id]).toEqual([undefined, 'bert', 'anna']);
    memory.forget('anna');
    expect(memory.get('c')).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(memory.get('b')).toBeUndefined();
  });
});
