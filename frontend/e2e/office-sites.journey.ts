import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Person } from './support/browser.js';
import { eventually } from './support/members.js';
import { arriveAs } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;
const MADE = 'Andra våren';

describe('a site of its own for another country', () => {
  const stage = onStage();
  const { product } = stage;

  const arrive = (width: number, dark?: boolean) => arriveAs(stage, 'owner', width, dark);
  const forget = async () => {
    const made = `select id from site.site where name in ('${MADE}', 'Vår igen')`;
    await product.sql(`delete from site.site_host where site_id in (${made})`);
    await product.sql(`delete from site.site where id in (${made})`);
  };
  const at = (host: string) => baseURL.replace('//', `//${host}.`).replace(/\/\/([a-z]+)\.[\d.]+:/, '//$1.localhost:');
  const nameAt = async (page: Page, host: string) => {
    await page.goto(at(host));
    return page.evaluate(async () => ((await (await fetch('/api/settings')).json()) as { settings: { name: string } }).settings.name);
  };
  const choose = async (page: Page, field: string, option: string | RegExp) => {
    await page.getByRole('dialog').getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).first().click();
  };

  it(
    'is made by its owner without SQL, opens at its host within a minute, and is called otherwise from a phone at night',
    async () => {
      try {
        const owner = await arrive(1_280);
        const { page } = owner;
        await page.goto('/admin/sites');
        await page.route(/\/api\/admin\/(sites|companies)(\?|$)/, (route) => route.fulfill({ status: 422, json: { error: 'generic' } }));
        await page.getByRole('button', { name: 'Make a site…' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText('The companies and sites to choose from could not be loaded.').waitFor();
        expect(await dialog.getByRole('button', { name: 'Make the site' }).isDisabled()).toBe(true);
        expect(await owner.barriers()).toEqual([]);
        await page.unrouteAll();
        await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
        await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'));
        expect(await owner.barriers()).toEqual([]);
        await dialog.getByRole('textbox', { name: 'Name' }).fill(MADE);
        await dialog.getByRole('textbox', { name: 'Hosts' }).fill('http://varen.localhost');
        await dialog.getByRole('textbox', { name: 'Reason' }).fill('For Sweden');
        await choose(page, 'Company', /Second Spring/);
        await choose(page, 'Members', /The same as/);
        await choose(page, 'Settings, prices, words and opening lines begin as those of', /Second Spring/);
        await dialog.getByRole('button', { name: 'Make the site' }).click();
        await dialog.getByText('http://varen.localhost is not a host name.').waitFor();
        await dialog.getByRole('textbox', { name: 'Hosts' }).fill('varen.localhost');
        await choose(page, 'Language', 'Swedish');
        expect(await owner.barriers()).toEqual([]);
        await dialog.getByRole('button', { name: 'Make the site' }).click();
        await page.getByRole('heading', { name: MADE, level: 2 }).waitFor();
        await page.getByText(/Shared with .*Second Spring/).waitFor();
        expect(await owner.barriers()).toEqual([]);

        const visitor = await Person.arrive(stage.browser, { lang: 'sv', width: 390, baseURL: at('varen') });
        await eventually(60, async () => ((await nameAt(visitor.page, 'varen')).includes(MADE) ? true : undefined));

        const night = await arrive(390, true);
        await night.page.goto(page.url());
        await night.page.getByRole('button', { name: 'Change name and hosts…' }).click();
        expect(await night.barriers()).toEqual([]);
        await night.page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Vår igen');
        await night.page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('A better name');
        await night.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        await night.page.getByRole('heading', { name: 'Vår igen', level: 2 }).waitFor();
        await eventually(60, async () => ((await nameAt(visitor.page, 'varen')).includes('Vår igen') ? true : undefined));
      } finally {
        await forget();
      }
    },
    JOURNEY_MS,
  );
});
