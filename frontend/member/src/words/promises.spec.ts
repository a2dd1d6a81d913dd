import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';

const folder = fileURLToPath(new URL('../locales/', import.meta.url));
const textOf = (locale: string, file: string): string => readFileSync(`${folder}${locale}/${file}`, 'utf8');
const routes = readFileSync(fileURLToPath(new URL('../app/routes.tsx', import.meta.url)), 'utf8');

/** Who decides, and when: what members may only be told once something in the product does it. */
const decisions =
  /same day|working days|always get an answer|looks at it|looks at every|we always say why|you get back|hears? (it )?as well/i;

describe('the words', () => {
  it('sell nothing while no page takes money: no period for money back, in any language [#45]', () => {
    expect(routes).not.toMatch(/screen\('credits\/:id/);
    const wrong = locales.flatMap((locale) =>
      ['pages.json', 'pricing.json', 'home.json'].filter((file) =>
        /\{\{(refund_days|days|price)\}\}/.test(textOf(locale, file).replace(/"per_message": .*/, '')),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('promise no decision that nobody takes yet [#45]', () => {
    const files = readdirSync(`${folder}en`).filter((file) => file.endsWith('.json'));
    expect(files.filter((file) => decisions.test(textOf('en', file)))).toEqual([]);
  });
});
