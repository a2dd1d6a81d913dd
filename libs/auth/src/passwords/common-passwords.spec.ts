import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords.js';

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
  ])('that others try first is refused: %s [ASVS 6.2.4] [ASVS 6.2.11] [ASVS 6.2.12]', async (password) => {
    expect(await isCommonPassword(password, ['Annabel', 'anna@mail.example'])).toBe(true);
  });

  it.each(['Heidebloem-61', 'vier rode tulpen', 'Gr00te-Kerk-Utrecht', 'øl og brød i aften'])(
    'that is hard to guess is taken: %s',
    async (password) => {
      expect(await isCommonPassword(password, ['Anna', 'anna@mail.example', 'anna'])).toBe(false);
    },
  );
});
