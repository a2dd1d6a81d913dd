import { describe, expect, it } from '@jest/globals';
import { cookies } from '#contracts';
import { readCookies } from './read-cookies.js';

const token = 'a'.repeat(43);
const good: Readonly<Record<string, string>> = {
  'auth.session': token,
  device: token,
  invitation: token,
  'staff.sign-in': 's'.repeat(80),
  'staff.sign-in-code': 's'.repeat(80),
  'staff.session': `01930000-0000-7000-8000-000000000001.${token}`,
  source: 'network=aunt&ref=%C3%A9',
  measuring: 'yes',
  advertising: 'no',
};
const names = cookies.map(({ name }) => name);
const goodOf = (name: string): string => good[name] ?? '150';

describe('a cookie', () => {
  it.each(names)('%s is read as the product sets it, once', (name) => {
    const written = `${name}=${encodeURIComponent(goodOf(name))}`;
    expect(readCookies(`other=1; ${written}`)).toEqual({ [name]: goodOf(name) });
    expect(readCookies(`${written}; ${name}=yes; ${name}=no`)).toEqual({ [name]: goodOf(name) });
  });

  it.each(names)('%s that holds what nobody set is none: NUL, half an escape, no UTF-8, a line, a megabyte', (name) => {
    for (const bad of ['%00', `${token}%00`, '%', '%E0%A4%A', '%ED%A0%80', 'a%0D%0Ab', '', '\u0000', 'a'.repeat(1_000_000)]) {
      expect([bad.slice(0, 20), readCookies(`${name}=${bad}`)]).toEqual([bad.slice(0, 20), {}]);
      expect(readCookies(`${name}=${bad}; ${name}=${encodeURIComponent(goodOf(name))}`)).toEqual({ [name]: goodOf(name) });
    }
  });

  it('of another name is none of ours, and a header can be anything', () => {
    for (const header of [undefined, '', ';', '=', '=x', 'text', 'a=1', '__proto__=x; constructor=x; toString=x', ';'.repeat(10_000)])
      expect(readCookies(header)).toEqual({});
  });
});
