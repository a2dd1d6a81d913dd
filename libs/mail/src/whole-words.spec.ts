import { describe, expect, it } from '@jest/globals';
import { withWholeWords } from './whole-words.js';

const whole = (word: string) => `<span style="white-space:nowrap">${word}</span>`;

describe('the word e-mail in a mail', () => {
  it('has no end of line in it, in the languages that write it with a hyphen', () => {
    expect(withWholeWords('<h1>Bevestig je e-mailadres</h1>')).toBe(`<h1>Bevestig je ${whole('e-mailadres')}</h1>`);
    expect(withWholeWords('<p>Ihre E-Mail-Adresse, per E-Mail.</p>')).toBe(
      `<p>Ihre ${whole('E-Mail')}-Adresse, per ${whole('E-Mail')}.</p>`,
    );
    expect(withWholeWords('<p>l’e-mail</p><p>e-postadressen</p>')).toBe(`<p>l’${whole('e-mail')}</p><p>${whole('e-postadressen')}</p>`);
  });

  it.each([
    '<title>Bevestig je e-mailadres</title>',
    '<a href="https://site.example/e-mail?e-mail=1">https://site.example/e-mail</a>',
    '<p>e-mail@site.example</p>',
    '<style>.e-mail { color: red; }</style>',
  ])('stays as it is in the head, a link and an address: %s', (html) => {
    expect(withWholeWords(html)).toBe(html);
  });

  it('is kept whole beside an address', () => {
    expect(withWholeWords('<p>Onze e-mail</p><a href="mailto:a@b.example">a@b.example</a>')).toContain(`Onze ${whole('e-mail')}</p>`);
  });
});
