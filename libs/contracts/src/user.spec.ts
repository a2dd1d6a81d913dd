import { expect, it } from '@jest/globals';
import { newPassword, trackingData } from './user.js';

it('the source of a sign-up has no braces of a template that nobody filled, however it is told [#84]', () => {
  expect(trackingData.parse({ network: '{network}', ref: 'a{{b}}c', sub1: ' {} ' })).toEqual({ network: 'network', ref: 'abc', sub1: '' });
});

it.each([
  'a'.repeat(8),
  '12345678',
  '        ',
  'ALLCAPITALS',
  'vier rode tulpen',
  'øl og brød',
  '¡¿§±!?#',
  '日本語のパスワード',
  'x'.repeat(64),
  'x'.repeat(128),
])('a password may be made of whatever signs, eight of them or more: %s [ASVS 6.2.1] [ASVS 6.2.5]', (password) => {
  expect(newPassword.safeParse(password).success).toBe([...password].length >= 8);
});

it.each(['', 'a', '1234567', 'x'.repeat(129)])(
  'a password is neither shorter than eight signs nor longer than 128: %s [ASVS 6.2.1]',
  (password) => {
    expect(newPassword.safeParse(password).success).toBe(false);
  },
);
