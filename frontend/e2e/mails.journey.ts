import { describe, expect, it } from '@jest/globals';
import { locales, type Locale } from '#contracts';
import { isLong } from './support/members.js';
import { Person } from './support/browser.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
/** The law's own language; with LONG=1 all. */
const spoken: readonly Locale[] = isLong ? locales : ['nl'];
const JOURNEY_MS = isLong ? 1_800_000 : 300_000;
/** Together they have every part that a mail can have. */
const everyPart = ['activation', 'receipt', 'new-members-several', 'summary-several'];

describe('the mails on a telephone', () => {
  const stage = onStage();

  it.each([false, true])(
    'can be read without scrolling sideways, in large letters, with enough contrast, in the dark: %s [#E18]',
    async (dark) => {
      const { browser } = stage;
      const reader = await Person.arrive(browser, { lang: 'en', width: 390, baseURL, dark });
      const { page } = reader;
      await page.goto('/dev/mails');
      const names = await page.locator('li a:first-child').allTextContents();
      expect(names).toEqual(expect.arrayContaining(everyPart));
      for (const language of spoken)
        for (const name of dark && !isLong ? everyPart : names) {
          await page.goto(`/dev/mails/${name}?language=${language}`);
          const layout = await page.evaluate(() => ({
            sideways: document.documentElement.scrollWidth > window.innerWidth,
            // Everything but the preview, which mail programs alone show.
            smallest: Math.min(
              ...[...document.querySelectorAll<HTMLElement>('p, a, h1')]
                .filter((one) => one.offsetHeight > 0)
                .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
            ),
            buttons: [...document.querySelectorAll<HTMLElement>('a.button')].map((one) => one.offsetHeight >= 48),
          }));
          expect([name, language, layout]).toEqual([name, language, { sideways: false, smallest: 17, buttons: [true] }]);
          // The others are made of the same parts: what they say differs, and with it their width alone.
          if (!(isLong && language === 'nl') && !everyPart.includes(name)) continue;
          // A mail is shown within the page of a mail program, which has the landmarks.
          const barriers = (await reader.barriers()).filter((one) => !/^(landmark-one-main|region):/.test(one));
          expect([name, language, barriers]).toEqual([name, language, []]);
        }
      await reader.leave();
    },
    JOURNEY_MS,
  );
});
