import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PricesAnswer } from '#contracts';
import { Person } from './support/browser.js';
import { decideAtBank, orderFromList } from './support/checkout.js';
import { pointer } from './support/input-methods.js';
import { eventually } from './support/members.js';
import { letIn, openGroup, showAgain, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { confirm, newcomer, signUp } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 420_000;
/** Nobody else of these tests lives or sells there. */
const COUNTRY = { code: 'IE', name: 'Ireland', town: 'Dublin' };
const HOST = 'eire.localhost';
const SITE = 'Tús nua';
const COMPANY = 'Tús Nua Teoranta';
const WARNING = 'Adults only. Some profiles are made up and say so. Never send money to somebody you have not met.';
const atSite = baseURL.replace(/\/\/[^:/]+/, `//${HOST}`);
const owner = staffOf('owner');
/** The search for barriers asks every frame, and that of the preview may not answer. */
const isOurs = (complaint: string) => !complaint.includes("Failed to execute 'postMessage'");

const dialogOf = (page: Page) => page.getByRole('dialog');
const fill = (page: Page, name: string, text: string) => dialogOf(page).getByRole('textbox', { name, exact: true }).fill(text);
const choose = async (page: Page, field: string, option: string | RegExp) => {
  await dialogOf(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
};
/** Of a long list, which is searched by typing. */
const find = async (page: Page, field: string, option: string) => {
  await dialogOf(page).getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};
/** In a list of all sites that is not narrowed yet, another one has the same. */
const linkOfSite = (page: Page, name: string) => page.getByRole('row').filter({ hasText: SITE }).getByRole('link', { name });
/** Gives the reason, and does it. */
const because = async (page: Page, reason: string, button: string) => {
  await fill(page, 'Reason', reason);
  await dialogOf(page).getByRole('button', { name: button, exact: true }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
};

describe('an owner who opens a new country', () => {
  const stage = onStage();
  const { product } = stage;
  const code = `EIRE${Date.now()}`;
  stage.atEnd(async () => {
    const [made, first] = [`(select id from site.site where name = '${SITE}')`, `(select id from site.site where is_default)`];
    for (const table of ['auth.account', 'payments.orders', 'payments.discount_code'])
      await product.sql(`update ${table} set site_id = ${first} where site_id in ${made}`);
    await product.sql(`delete from chats.icebreaker_list where site_id in ${made}`);
    await product.sql(`delete from site.site_host where site_id in ${made}`);
    await product.sql(`delete from site.site where name = $1`, [SITE]);
    await product.sql(`delete from payments.vat_scheme where company_id in (select id from site.company where name = $1)`, [COMPANY]);
    await product.sql(`delete from site.company where name = $1`, [COMPANY]);
    await product.sql(`delete from payments.vat_rate where country = $1 and made_by is not null`, [COUNTRY.code]);
    await product.sql(`delete from payments.country_methods where country = $1`, [COUNTRY.code]);
  });

  async function makeCompany(page: Page): Promise<void> {
    await page.goto('/admin/companies');
    await page.getByRole('button', { name: 'New company', exact: true }).click();
    await fill(page, 'Name', COMPANY);
    await fill(page, 'Address', 'Sráid Uí Chonaill 1, D01');
    await fill(page, 'Town', COUNTRY.town);
    await find(page, 'Country', COUNTRY.name);
    await fill(page, 'Number at the chamber of commerce', String(Date.now()));
    await fill(page, 'VAT numbers', 'IE6388047V');
    await fill(page, 'Support telephone', '+353 1 234 5678');
    await showAgain(page, product, owner);
    await because(page, 'A seller in Ireland', 'Make the company');
    await page.getByRole('heading', { name: COMPANY }).waitFor();

    await page.getByRole('button', { name: 'Note a country', exact: true }).click();
    await find(page, 'Country', COUNTRY.name);
    await dialogOf(page).getByRole('radio', { name: 'Registered there' }).check();
    await fill(page, 'Under the number', 'IE6388047V');
    await dialogOf(page).getByLabel('From').fill('2026-01-01');
    await showAgain(page, product, owner);
    await because(page, 'Told by the tax office', 'Note it');
    await page.getByRole('region', { name: 'How it pays VAT' }).getByText('Registered there').waitFor();
  }

  async function makeSite(page: Page): Promise<void> {
    await page.goto('/admin/sites');
    await page.getByRole('button', { name: 'Make a site…' }).click();
    await fill(page, 'Name', SITE);
    await fill(page, 'Hosts', HOST);
    await choose(page, 'Language', 'English');
    await choose(page, 'Company', COMPANY);
    await choose(page, 'Members', /The same as Second Spring/);
    await choose(page, 'Settings, prices, words and opening lines begin as those of', /Second Spring/);
    await because(page, 'Ireland opens', 'Make the site');
    await page.getByRole('heading', { name: SITE, level: 2 }).waitFor();
  }

  async function setPrices(page: Page): Promise<void> {
    await page.goto('/admin/prices');
    await page.getByRole('link', { name: SITE }).first().click();
    await page.getByRole('button', { name: 'New prices', exact: true }).click();
    await dialogOf(page).getByRole('combobox', { name: 'Countries' }).fill(COUNTRY.name);
    await page.getByRole('option', { name: COUNTRY.name }).click();
    await page.keyboard.press('Escape');
    await choose(page, 'Currency', /EUR/);
    const bundle = dialogOf(page)
      .getByRole('group', { name: /Bundle \d/ })
      .first();
    await bundle.getByRole('textbox', { name: 'Credits' }).fill('25');
    await bundle.getByRole('textbox', { name: 'Price in EUR' }).fill('20.00');
    await because(page, 'Prices of Ireland', 'Set these prices');
    await page.getByText('Prices of Ireland').waitFor();
  }

  async function setVat(page: Page): Promise<void> {
    const [{ tomorrow } = { tomorrow: '' }] = await product.sql<{ tomorrow: string }>(
      `select ((public.app_now() at time zone 'Europe/Amsterdam')::date + 1)::text as tomorrow`,
    );
    await page.goto('/admin/vat');
    await page.getByRole('link', { name: COUNTRY.name, exact: true }).click();
    await page.getByRole('button', { name: 'Add a rate', exact: true }).click();
    await dialogOf(page).getByRole('textbox', { name: 'Rate in percent' }).fill('23,5');
    await dialogOf(page).getByLabel('From').fill(tomorrow);
    await because(page, 'The law of the year', 'Add the rate');
    await page.getByRole('article').filter({ hasText: '23.5 %' }).getByText('Begins on').waitFor();
  }

  async function setMethods(office: Person): Promise<void> {
    const { page } = office;
    await page.goto('/admin');
    await openGroup(page, 'Sites');
    await page.getByRole('group', { name: 'Sites' }).getByRole('menuitem', { name: 'Ways to pay' }).click();
    await page.getByRole('link', { name: COUNTRY.name, exact: true }).waitFor();
    expect(await office.barriers()).toEqual([]);
    await page.getByRole('link', { name: COUNTRY.name, exact: true }).click();
    await page.getByRole('heading', { name: `Ways to pay in ${COUNTRY.name}` }).waitFor();
    await page.getByText('Nobody chose for this country').waitFor();
    await page.getByRole('checkbox', { name: 'Bank transfer' }).uncheck();
    await page.getByRole('button', { name: 'Move up: PayPal' }).click();
    await page.getByRole('button', { name: 'Move up: PayPal' }).click();
    await page.getByRole('button', { name: 'Save…' }).click();
    expect(await office.barriers()).toEqual([]);
    await because(page, 'What people use here', 'Set the ways to pay');
    await page.getByRole('article').filter({ hasText: 'Who pays in EUR' }).getByText('PayPal, Card, Apple Pay', { exact: true }).waitFor();
    expect(await office.barriers()).toEqual([]);
  }

  async function writeTexts(page: Page): Promise<void> {
    await page.goto('/admin/texts');
    await page.getByRole('combobox', { name: 'Site', exact: true }).click();
    await page.getByRole('option', { name: SITE, exact: true }).click();
    await page.getByRole('combobox', { name: 'Page', exact: true }).click();
    await page.getByRole('option', { name: 'Help and contact', exact: true }).click();
    await linkOfSite(page, 'Help and contact, English').click();
    await page.getByRole('button', { name: 'Take over the built-in text', exact: true }).click();
    await page.getByRole('textbox', { name: 'Title of the page' }).fill('Call us in Dublin');
    await page.getByRole('button', { name: 'Save the draft', exact: true }).click();
    await page.getByText('Saved, and complete: it can go out.').first().waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await because(page, 'Ireland opens', 'Publish');
    await page
      .getByText(/Readers see the own text/)
      .first()
      .waitFor();

    await page.goto('/admin/site_words');
    await page.getByRole('combobox', { name: 'Site', exact: true }).click();
    await page.getByRole('option', { name: SITE, exact: true }).click();
    await linkOfSite(page, 'Warning at the entry').click();
    await page.getByRole('textbox', { name: 'English' }).fill(WARNING);
    await page.getByRole('button', { name: 'Set these words', exact: true }).click();
    await because(page, 'Ireland opens', 'Set these words');
    await page.getByText('The words are set.').first().waitFor();
  }

  async function makeCode(page: Page): Promise<void> {
    await page.goto('/admin/discount_codes');
    await page.getByRole('button', { name: 'New codes' }).click();
    await choose(page, 'Site', SITE);
    await fill(page, 'Code', code);
    // More than newcomers have anyway in their first hours.
    await fill(page, 'Discount in percent', '40');
    await fill(page, 'Reason', 'Ireland opens');
    await dialogOf(page).getByRole('button', { name: 'Make', exact: true }).click();
    await page.getByText('The code is made.').first().waitFor();
  }

  /** Every process knows of all of it: the last change is told, and the site was made before. */
  const isOpen = () =>
    eventually(90, async () => {
      for (const url of productUrls()) {
        const answer = await fetch(`${url}/api/settings?domain=${HOST}`);
        const { settings } = (await answer.json()) as { settings: { name: string; entry_warning: string } };
        if (settings.name !== SITE || settings.entry_warning !== WARNING) return undefined;
      }
      return true;
    });

  it(
    'makes company, site, prices, VAT, ways to pay, texts and a code; the first member there signs up and buys with it, without SQL and without a restart [#82] [#140] [#167]',
    async () => {
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      await letIn(office, product, owner);
      const { page } = office;
      await makeCompany(page);
      await makeSite(page);
      await setPrices(page);
      await setVat(page);
      await setMethods(office);
      await writeTexts(page);
      await makeCode(page);
      expect(office.complaints.filter(isOurs)).toEqual([]);
      await office.leave();
      await isOpen();

      const t = wordsOf('en');
      const first = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL: atSite, isFirst: true });
      await first.page.goto('/');
      const warning = first.page.getByRole('dialog', { name: t('common:entry.title') });
      await warning.getByText(WARNING).waitFor();
      expect(await first.barriers()).toEqual([]);
      await warning.getByRole('button', { name: t('common:entry.understood') }).click();
      await first.page.goto('/pages/service');
      await first.page.getByRole('heading', { name: 'Call us in Dublin', level: 1 }).waitFor();

      const aoife = newcomer('Aoife', 'female');
      const checkBarriers = async () => undefined;
      await signUp(first.page, t, aoife, pointer, checkBarriers, { country: COUNTRY.code, town: COUNTRY.town });
      await confirm(first.page, t, aoife, pointer, checkBarriers);
      await buys(first);
      expect(first.complaints).toEqual([]);
      await first.leave();

      expect(
        await product.sql(
          `select o.payable_minor::int as payable, o.currency, o.method, o.state, o.discount_code as code, o.company ->> 'name' as company, o.vat_bps
             from payments.orders o join auth.account a on a.id = o.member_id where a.email = $1`,
          [aoife.email],
        ),
      ).toEqual([{ payable: 1_200, currency: 'EUR', method: 'paypal', state: 'paid', code, company: COMPANY, vat_bps: 2_300 }]);
    },
    JOURNEY_MS,
  );

  /** With the code, in one of the ways to pay of the country, at the price of the site. */
  async function buys({ page }: Person): Promise<void> {
    const t = wordsOf('en');
    await eventually(60, async () => {
      // By the browser: it alone knows the way to a host of this machine.
      const { prices } = await page.evaluate(async () => (await (await fetch('/api/prices')).json()) as PricesAnswer);
      return prices.methods.join() === 'paypal,creditcard,applepay' && prices.bundles[0]?.price.minor === 2_000 ? true : undefined;
    });
    await page.goto('/premium');
    await page.getByRole('button', { name: t('payments:discount.have_code') }).click();
    await page.locator('[name=code]').fill(code.toLowerCase());
    await page.getByRole('button', { name: t('payments:discount.use') }).click();
    await page.getByText(t('payments:discount.used')).waitFor();
    await orderFromList(page, 'paypal');
    await decideAtBank(page, 'paid');
    // The bank leads back to the host from which the order came.
    await page.waitForURL((url) => url.hostname === HOST && url.pathname.startsWith('/transactions/'));
    await page.getByRole('heading', { level: 1, name: t('payments:order.completed_title') }).waitFor();
  }
});
