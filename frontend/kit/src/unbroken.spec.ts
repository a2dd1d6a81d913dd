import { describe, expect, it } from '@jest/globals';
import { unbroken } from './unbroken';

const shown = (text: string) => unbroken(text).replaceAll('\u2060', '|');

describe('the word e-mail on a screen', () => {
  it.each([
    ['Your e-mail address', 'Your e-|mail address'],
    ['E-mailadres', 'E-|mailadres'],
    ['Ihre E-Mail-Adresse, per E-Mail', 'Ihre E-|Mail-Adresse, per E-|Mail'],
    ['l’e-mail « E-mail »', 'l’e-|mail « E-|mail »'],
    ['e-postadressen din (e-post)', 'e-|postadressen din (e-|post)'],
    ['za pomocą e-maila', 'za pomocą e-|maila'],
  ])('has no end of line in it: %s', (text, whole) => {
    expect(shown(text)).toBe(whole);
    expect(unbroken(unbroken(text))).toBe(unbroken(text));
  });

  it.each(['e-mail@site.example', 'https://site.example/e-mail', '/settings/e-mail', 'List-Unsubscribe-Post', 'sähköposti', 'a-e-mail'])(
    'stays as it is in an address, a path and another word: %s',
    (text) => expect(unbroken(text)).toBe(text),
  );
});
