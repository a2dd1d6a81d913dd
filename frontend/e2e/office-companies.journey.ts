import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { SettingsAnswer } from '#contracts';
import { PaymentSandbox, placeOrder, type Answer } from '#testing-product';
import { payAtSandbox } from './support/checkout.js';
import { eventually, type Member } from './support/members.js';
import { arriveAs, showAgain, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const JOURNEY_MS = 180_000;
/** The site of this language is given away here. */
const LANGUAGE = 'nb';
const HOST = `${LANGUAGE}.localhost`;
const NAME = 'Ny Vår AS';

describe('companies in the back office', () => {
  const stage = onStage();
  const { product } = stage;
  const bank = new PaymentSandbox();
  let company = '';
  stage.atEnd(async () => {
    if (company === '') return;
    await product.sql(`update site.site set company_id = $2 where domain_language = $1`, [LANGUAGE, company]);
    await product.sql(`delete from payments.vat_scheme where company_id in (select id from site.company where name = $1)`, [NAME]);
    await product.sql(`delete from site.company where name = $1`, [NAME]);
  });

  const arrive = (width?: number, dark?: boolean, role: 'owner' | 'finance' = 'owner') => arriveAs(stage, role, width, dark);
  const dialogOf = (page: Page) => page.getByRole('dialog');
  const fill = (page: Page, name: string, text: string) => dialogOf(page).getByRole('textbox', { name, exact: true }).fill(text);
  const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();
  const orders = async (member: Member) => (await placeOrder(product.signedIn(member), { credits: 50 })).payment_id;
  const pays = (id: string) => payAtSandbox(bank, id);
  const paper = (id: string) =>
    eventually(60, async () => {
      const [found] = await product.sql<{ seller: string; number: number }>(
        `select content->'company'->>'name' as seller, number from payments.invoice where order_id = $1 and kind = 'invoice'`,
        [id],
      );
      return found;
    });
  /** Every process knows that the site has another company. */
  const isTold = () =>
    eventually(60, async () => {
      for (const process of productUrls().keys()) {
        const { body } = (await product.visitor(process).get('/api/settings').query({ domain: HOST })) as Answer<SettingsAnswer>;
        if (body.settings.company_id === company) return undefined;
      }
      return true;
    });

  it(
    'are made by the owner, given a site, and sell there from then on; an earlier order keeps its seller, without SQL [#82] [#140]',
    async () => {
      const ida = await product.member({ name: 'Ida' });
      const [site] = await product.sql<{ id: string; company: string; seller: string }>(
        `select s.id, c.id as company, c.name as seller from site.site s join site.company c on c.id = s.company_id where s.domain_language = $1`,
        [LANGUAGE],
      );
      company = site?.company ?? '';
      await product.sql(`update auth.account set site_id = $2, created_at = created_at - interval '1 day' where id = $1`, [
        ida.id,
        site?.id,
      ]);
      const early = await orders(ida);

      const owner = await arrive();
      const { page } = owner;
      await page.goto('/admin/companies');
      await page
        .getByRole('link', { name: site?.seller ?? '' })
        .first()
        .waitFor();
      expect(await owner.barriers()).toEqual([]);
      await page.getByRole('button', { name: 'New company', exact: true }).click();
      await fill(page, 'Name', NAME);
      await fill(page, 'Address', 'Storgata 1, 0155');
      await fill(page, 'Town', 'Oslo');
      await dialogOf(page).getByRole('combobox', { name: 'Country' }).fill('Norway');
      await page.getByRole('option', { name: 'Norway', exact: true }).click();
      await fill(page, 'Number at the chamber of commerce', '912345678');
      await fill(page, 'Trade names', 'Ny Vår');
      await fill(page, 'VAT numbers', 'NO 912 345');
      await fill(page, 'Support telephone', '+47 21 00 00 00');
      await fill(page, 'Reason', 'A seller in Norway');
      await showAgain(page, product, staffOf('owner'));
      await press(page, 'Make the company');
      await dialogOf(page).getByText('NO 912 345 does not have the form of a VAT number').waitFor();
      expect(await owner.barriers()).toEqual([]);
      await fill(page, 'VAT numbers', 'NO 912 345 678 MVA');
      await showAgain(page, product, staffOf('owner'));
      await press(page, 'Make the company');
      await page.getByRole('heading', { name: NAME }).waitFor();
      await page.getByText('NO912345678MVA').waitFor();
      await page.getByText('No site has this company.').waitFor();
      expect(await owner.barriers()).toEqual([]);

      await page.getByRole('button', { name: 'Give it a site', exact: true }).click();
      await dialogOf(page).getByRole('combobox', { name: 'Site' }).click();
      await page.getByRole('option', { name: HOST }).click();
      await fill(page, 'Reason', 'Sold from Oslo');
      expect(await owner.barriers()).toEqual([]);
      await press(page, 'Give the site');
      await dialogOf(page).waitFor({ state: 'detached' });
      await page.getByText(HOST).first().waitFor();
      await isTold();

      const late = await orders(ida);
      await pays(early);
      await pays(late);
      expect((await paper(early)).seller).toBe(site?.seller);
      expect(await paper(late)).toEqual({ seller: NAME, number: 1 });

      await page.reload();
      await page.getByRole('row').filter({ hasText: 'Invoices' }).getByText('No gap').waitFor();
      expect(owner.complaints).toEqual([]);
      await owner.leave();
    },
    JOURNEY_MS,
  );

  it(
    'are not written over unseen: the second of two owners is told, sees what changes, and sends it again',
    async () => {
      const [one, other] = [await arrive(), await arrive(390, true)];
      for (const { page } of [one, other]) {
        await page.goto('/admin/companies');
        await page.getByText(NAME).first().click();
        await page.getByRole('button', { name: 'Change the details', exact: true }).click();
      }
      await fill(one.page, 'Town', 'Bergen');
      await fill(one.page, 'Reason', 'It moved');
      await press(one.page, 'Save');
      await dialogOf(one.page).waitFor({ state: 'detached' });

      await fill(other.page, 'Support telephone', '+47 22 00 00 00');
      await fill(other.page, 'Reason', 'A new number');
      await press(other.page, 'Save');
      await dialogOf(other.page).getByText('Somebody else changed this company meanwhile.').waitFor();
      await dialogOf(other.page).getByRole('region', { name: 'What changes' }).getByText('Bergen').waitFor();
      expect(await other.barriers()).toEqual([]);
      await fill(other.page, 'Town', 'Bergen');
      await press(other.page, 'Save');
      await dialogOf(other.page).waitFor({ state: 'detached' });
      expect(await product.sql(`select city, support_phone, version from site.company where name = $1`, [NAME])).toEqual([
        { city: 'Bergen', support_phone: '+47 22 00 00 00', version: 3 },
      ]);
      expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      // That the first save came before is a refusal, which the browser notes.
      expect(one.complaints).toEqual([]);
      await one.leave();
      await other.leave();
    },
    JOURNEY_MS,
  );

  it(
    'tell how each pays the VAT of a country, which finance reads on a phone',
    async () => {
      const owner = await arrive();
      const { page } = owner;
      await page.goto('/admin/companies');
      await page.getByRole('link', { name: NAME }).click();
      await page.getByRole('button', { name: 'Note a country', exact: true }).click();
      await dialogOf(page).getByRole('combobox', { name: 'Country' }).fill('Norway');
      await page.getByRole('option', { name: 'Norway', exact: true }).click();
      await dialogOf(page).getByRole('radio', { name: 'Registered there' }).check();
      await fill(page, 'Under the number', 'NO912345678MVA');
      await dialogOf(page).getByLabel('From').fill('2026-01-01');
      await fill(page, 'Reason', 'Told by the tax office');
      await showAgain(page, product, staffOf('owner'));
      expect(await owner.barriers()).toEqual([]);
      await press(page, 'Note it');
      await dialogOf(page).waitFor({ state: 'detached' });
      await page.getByRole('region', { name: 'How it pays VAT' }).getByText('Registered there').waitFor();
      expect(owner.complaints).toEqual([]);
      await owner.leave();

      const finance = await arrive(390, true, 'finance');
      await finance.page.goto('/admin/companies');
      await finance.page.getByText(NAME).first().click();
      await finance.page.getByRole('region', { name: 'How it pays VAT' }).waitFor();
      expect(await finance.page.getByRole('button', { name: /Change the details|Give it a site|Note a country/ }).count()).toBe(0);
      expect(await finance.barriers()).toEqual([]);
      expect(await finance.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(finance.complaints).toEqual([]);
      await finance.leave();
    },
    JOURNEY_MS,
  );
});
