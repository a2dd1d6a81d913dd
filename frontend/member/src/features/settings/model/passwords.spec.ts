import { describe, expect, it } from '@jest/globals';
import { checkPasswords } from './passwords';

const good = { old_password: 'Heidebloem-61', password: 'Gele-Narcis-77', password_again: 'Gele-Narcis-77' };

describe('the form for another password', () => {
  it.each([
    [good, {}],
    [{ ...good, old_password: '' }, { old_password: 'missing' }],
    [{ ...good, password: 'short', password_again: 'short' }, { password: 'short' }],
    [{ ...good, password_again: 'Gele-Narcis-78' }, { password_again: 'differ' }],
    [
      { old_password: '', password: '', password_again: 'x' },
      { old_password: 'missing', password: 'short', password_again: 'differ' },
    ],
  ])('%j has the faults %j', (body, faults) => {
    expect(checkPasswords(body)).toEqual(faults);
  });
});
