import { describe, expect, it } from '@jest/globals';
import type { PricesAnswer } from '#contracts';
import { placeOrder, type Answer } from '#testing-product';
import { Person } from './support/browser.js';
import { eventually } from './support/members.js';
import { letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;

describe('the VAT of the countries in the back office', () => {
  const stage = onStage();
  const { product } = stage;
  stage.atEnd(() => product.sql(`delete from payments.vat_rate where country = 'AT' and made_by is not null`).then(() => undefined));

  it(
    'gets a rate from tomorrow on, which the order of today does not have, and which is withdrawn again, without SQL [#E24] [#140]',
    async () => {
      // Nobody else of these tests buys there.
      const anke = await product.member({ name: 'Anke' });
      await product.sql(`update profiles.profile set country = 'AT' where member_id = $1`, [anke.id]);
      await product.sql(`update auth.account set created_at = created_at - interval '1 day' where id = $1`, [anke.id]);
      const owner = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      await letIn(owner, product, staffOf('owner'));
      const { page } = owner;
      await page.goto('/admin/vat');
      await page.getByRole('link', { name: 'Austria', exact: true }).waitFor();
      expect(await owner.barriers()).toEqual([]);
      await page.getByRole('link', { name: 'Austria', exact: true }).click();
      await page.getByRole('heading', { name: 'VAT in Austria' }).waitFor();
      expect(await owner.barriers()).toEqual([]);
      const [{ tomorrow } = { tomorrow: '' }] = await product.sql<{ tomorrow: string }>(
        `select ((public.app_now() at time zone 'Europe/Amsterdam')::date + 1)::text as tomorrow`,
      );
      await page.getByRole('button', { name: 'Add a rate', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Rate in percent' }).fill('31');
      await dialog.getByLabel('From').fill(tomorrow);
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('The law of the year');
      const add = dialog.getByRole('button', { name: 'Add the rate', exact: true });
      await add.click();
      await dialog.getByText('Write a percentage from 0 to 30 %').waitFor();
      expect(await owner.barriers()).toEqual([]);
      await dialog.getByRole('textbox', { name: 'Rate in percent' }).fill('22,5');
      await dialog.getByText('20 % until then, 22.5 % from').waitFor();
      await add.click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('article').filter({ hasText: '22.5 %' }).getByText('Begins on').waitFor();

      // Every process knows it, and today nothing changes.
      const prices = (await product.signedIn(anke).get('/api/prices')) as Answer<PricesAnswer>;
      expect(prices.body.prices.vat_basis_points).toBe(2_000);
      const order = await placeOrder(product.signedIn(anke), { method: 'paypal', credits: 50 });
      expect(await product.sql(`select vat_bps from payments.orders where id = $1`, [order.payment_id])).toEqual([{ vat_bps: 2_000 }]);

      await page.goto('/admin/vat');
      await page.getByText('22.5 % from').waitFor();
      await page.getByRole('link', { name: 'Austria', exact: true }).click();
      await page.getByRole('article').filter({ hasText: '22.5 %' }).getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('It was postponed');
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
      await page.getByText('Withdrawn before it began').waitFor();
      expect(owner.complaints).toEqual([]);
      await owner.leave();
    },
    JOURNEY_MS,
  );

  it(
    'is known to every process within a minute, without a start',
    async () => {
      // Nobody else of these tests buys there.
      const rui = await product.member({ name: 'Rui' });
      await product.sql(`update profiles.profile set country = 'PT' where member_id = $1`, [rui.id]);
      const rates = () =>
        Promise.all(
          [...productUrls().keys()].map(
            async (process) =>
              ((await product.signedIn(rui, process).get('/api/prices')) as Answer<PricesAnswer>).body.prices.vat_basis_points,
          ),
        );
      expect(new Set(await rates())).toEqual(new Set([2_300]));
      // What begins today has been known since yesterday at the latest: no screen makes it, so that the test need not wait for midnight.
      await product.sql(
        `insert into payments.vat_rate (country, from_day, basis_points, made_at, made_by, reason)
         values ('PT', (public.app_now() at time zone 'Europe/Amsterdam')::date, 2400, now(), gen_random_uuid(), 'b')`,
      );
      await eventually(60, async () => ((await rates()).every((rate) => rate === 2_400) ? true : undefined));
    },
    JOURNEY_MS,
  );

  it(
    'is read by finance on a phone in the dark, who changes nothing',
    async () => {
      const finance = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL, dark: true });
      await letIn(finance, product, staffOf('finance'));
      const { page } = finance;
      await page.goto('/admin/vat');
      await page.getByText('Finland').first().click();
      await page.getByRole('heading', { name: 'VAT in Finland' }).waitFor();
      await page.getByText('25.5 %').first().waitFor();
      expect(await page.getByRole('button', { name: 'Add a rate' }).count()).toBe(0);
      expect(await finance.barriers()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(finance.complaints).toEqual([]);
      await finance.leave();
    },
    JOURNEY_MS,
  );
});
