import { describe, expect, it } from '@jest/globals';
import { Passwords } from './passwords.js';

const passwords = new Passwords();
const long =
  'Één lange zin met blanks, tekens & cijfers 1234567890 — en nog wat meer erachter, tot het er honderd achtentwintig zijn geworden.';

describe('a password as it is kept', () => {
  it('is a hash by argon2id, whose cost is that of the recommendation, and another one each time [ASVS 11.4.2]', async () => {
    const [one, other] = [await passwords.hash('vier rode tulpen'), await passwords.hash('vier rode tulpen')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(one).not.toContain('tulpen');
  });

  it('is compared whole, to its last sign, with its blanks and its capital letters [ASVS 6.2.8] [ASVS 6.2.9]', async () => {
    expect(long.length).toBeGreaterThan(120);
    const hash = await passwords.hash(long);
    expect(await passwords.fits(long, hash)).toBe(true);
    for (const nearly of [long.slice(0, -1), `${long} `, ` ${long}`, long.toLowerCase(), long.slice(0, 72), long.replaceAll(' ', '')])
      expect([nearly.length, await passwords.fits(nearly, hash)]).toEqual([nearly.length, false]);
  });
});
