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

describe('the prices of a site in the back office', () => {
  const stage = onStage();
  const { product } = stage;
  stage.atEnd(() => product.sql(`delete from site.price_list where countries = '{FI}'`).then(() => undefined));

  it(
    'are set by the owner for one country, told to its members within a minute, and leave an order that was made before as it is, without SQL [O6] [#140]',
    async () => {
      // Nobody else of these tests lives there.
      const piet = await product.member({ name: 'Pieter' });
      await product.sql(`update profiles.profile set country = 'FI' where member_id = $1`, [piet.id]);
      await product.sql(`update auth.account set created_at = created_at - interval '1 day' where id = $1`, [piet.id]);
      const pricesOf = async () => ((await product.signedIn(piet).get('/api/prices')) as Answer<PricesAnswer>).body.prices;
      const order = await placeOrder(product.signedIn(piet), { method: 'paypal', credits: 50 });

      const owner = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      await letIn(owner, product, staffOf('owner'));
      const { page } = owner;
      await page.goto('/admin/prices');
      await page.getByRole('link', { name: 'Second Spring' }).first().click();
      await page.getByRole('heading', { name: 'In force' }).waitFor();
      expect(await owner.barriers()).toEqual([]);
      await page.getByRole('button', { name: 'New prices', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Countries' }).fill('Finland');
      await page.getByRole('option', { name: 'Finland' }).click();
      await page.keyboard.press('Escape');
      await dialog.getByRole('combobox', { name: 'Currency' }).click();
      await page.getByRole('option', { name: /EUR/ }).first().click();
      const rows = dialog.getByRole('group', { name: /Bundle \d/ });
      await rows.first().getByRole('textbox', { name: 'Credits' }).fill('25');
      await rows.first().getByRole('textbox', { name: 'Price in EUR' }).fill('19.50');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('A fair in Helsinki');
      expect(await owner.barriers()).toEqual([]);
      await dialog.getByRole('button', { name: 'Set these prices', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('A fair in Helsinki').waitFor();
      await eventually(60, async () => ((await pricesOf()).bundles.map(({ price }) => price.minor).join() === '1950' ? true : undefined));
      const [kept] = await product.sql<{ payable: number }>(`select payable_minor::int as payable from payments.orders where id = $1`, [
        order.payment_id,
      ]);
      expect(kept?.payable).toBe(4_000);
      expect(owner.complaints).toEqual([]);
      await owner.leave();
    },
    JOURNEY_MS,
  );
});
