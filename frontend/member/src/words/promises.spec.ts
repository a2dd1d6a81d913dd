import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';

const folder = fileURLToPath(new URL('../locales/', import.meta.url));
const textOf = (locale: string, file: string): string => readFileSync(`${folder}${locale}/${file}`, 'utf8');

/** Until when somebody decides, and what comes of it: what members may only be told once something in the product sees to it. */
const decisions =
  /(answer|decide|reply)[^.]*same day|working days|always get an answer|we always say why|you get back|hears? (it )?as well/i;

describe('the words', () => {
  it('know that credits can be bought, and say how long a purchase can be undone, in every language [#14]', () => {
    const wrong = locales.filter((locale) => {
      const pages = textOf(locale, 'pages.json');
      const policy = pages.slice(pages.indexOf('"return-policy"'), pages.indexOf('"faq"'));
      return !policy.includes('{{days}}') || textOf(locale, 'pricing.json').includes('not_yet');
    });
    expect(wrong).toEqual([]);
  });

  it('promise no decision that nobody takes yet [#45]', () => {
    // What becomes of money, and of an objection, does happen: these pages themselves show it.
    const shown = ['payments.json', 'appeals.json'];
    const files = readdirSync(`${folder}en`).filter((file) => file.endsWith('.json') && !shown.includes(file));
    expect(files.filter((file) => decisions.test(textOf('en', file)))).toEqual([]);
  });
});
