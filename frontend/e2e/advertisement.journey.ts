import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { siteUrl } from '#testing-product';
import { variantsToRun } from './support/variants.js';
import { Person } from './support/browser.js';
import { eventually } from './support/members.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 120_000;
/** Sites are read again after a minute at the latest. */
const IN_FORCE_S = 75;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><rect width="40" height="50" fill="#4b1d7a"/></svg>';

describe('a site whose owner has a partner with live cams', () => {
  const stage = onStage();
  const { product } = stage;
  const site = siteUrl(product, 'da');
  let partner: Server;
  /** What the partner got to know: what was asked for, and from which page. */
  const told: (readonly [string | undefined, string | undefined])[] = [];
  beforeAll(async () => {
    partner = createServer(({ url, headers }, response) => {
      told.push([url, headers.referer]);
      response.setHeader('Content-Type', 'image/svg+xml').end(picture);
    }).listen(0, '127.0.0.1');
    await once(partner, 'listening');
    const origin = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
    const mia = { name: 'Mia', link: `${origin}/mia`, picture: `${origin}/1.svg` };
    const promo = { link: `${origin}/in`, profiles: [mia], teaser: true };
    await product.sql(`update site.site set settings = settings || $1::jsonb where domain_language = 'da'`, [{ cam_promo: promo }]);
    stage.atEnd(async () => {
      await product.sql(`update site.site set settings = settings - 'cam_promo' where domain_language = 'da'`);
      partner.close();
    });
  });

  it.each(
    variantsToRun([
      { width: 390, dark: true },
      { width: 1_280, dark: false },
    ]),
  )(
    'says on its home page that it is an advertisement, has its pictures after a yes alone, leaves it behind with the page, and takes it away after a no, at $width px [#19] [#154]',
    async ({ width, dark }) => {
      const t = wordsOf('da');
      const visitor = await Person.arrive(stage.browser, { lang: 'da', width, baseURL: site, dark });
      const { page } = visitor;
      const card = page.getByRole('complementary', { name: 'Annonce', exact: true });
      const isThere = async () => {
        await page.goto('/');
        return (await card.count()) === 1;
      };
      await eventually(IN_FORCE_S, isThere);
      told.length = 0;
      await card.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect([await isThere(), await card.locator('img').count(), told]).toEqual([true, 0, []]);
      expect(await card.getByText('Annonce', { exact: true }).isVisible()).toBe(true);
      expect(await visitor.barriers()).toEqual([]);

      await card.getByRole('button', { name: t('home:advertisement.show') }).click();
      await card.locator('img').last().scrollIntoViewIfNeeded();
      await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('aside img')].every((one) => one.naturalWidth > 0));
      // The partner learns of no page of ours.
      expect([...new Set(told.map((asked) => asked.join(' from ')))]).toEqual(['/1.svg from ']);
      const name = t('home:advertisement.profile', { name: 'Mia', host: '127.0.0.1' });
      expect(await card.getByRole('link', { name }).getAttribute('href')).toMatch(/\/mia$/);
      expect(await visitor.barriers()).toEqual([]);

      // The app is awake: the next page has nothing of it, and on the way back it is loaded anew.
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => 'interactive' in document.documentElement.dataset);
      await page.getByRole('contentinfo').locator('a[href="/pricing"]').click();
      await page.waitForURL('**/pricing');
      await page.getByRole('heading', { level: 1, name: t('pricing:title') }).waitFor();
      expect([await card.count(), await page.locator('img[src^="http:"]').count()]).toEqual([0, 0]);
      await page.getByRole('banner').locator('a[href="/"]').click();
      await card.locator('img').first().waitFor();

      await card.getByRole('button', { name: t('home:advertisement.hide') }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([await isThere(), await page.locator(`a[href^="http:"][rel~="sponsored"]`).count(), visitor.complaints]).toEqual([
        false,
        0,
        [],
      ]);
      await visitor.leave();
    },
    JOURNEY_MS,
  );
});
