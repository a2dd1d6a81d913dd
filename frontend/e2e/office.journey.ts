import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { MemberPage } from '#contracts-admin';
import { variantsToRun } from './support/variants.js';
import { Person } from './support/browser.js';
import { eventually } from './support/members.js';
import { arriveAs, codeOf, letIn, logIn, openGroup, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;
const menu = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const rows = (page: Page) => page.locator('tbody tr');
const namesIn = (page: Page) => rows(page).locator('td:first-child a').allInnerTexts();
const opened = async (page: Page, name: string) => {
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Account', exact: true }).waitFor();
};
/** The names of the list once it shows others than before. */
const namesAfter = (page: Page, before: readonly string[]) =>
  eventually(10, async () => {
    const names = await namesIn(page);
    return names.length > 0 && names.join() !== before.join() && names;
  });
const chosen = async (page: Page, filter: string, choice: string) => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: choice }).click();
};

describe('in the back office', () => {
  const stage = onStage();
  const { product } = stage;

  it('whoever waits for it reads whose it is, before the script has come', async () => {
    const office = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL });
    const { page } = office;
    await page.route('**/admin/assets/*.js', () => undefined);
    await page.goto('/admin', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Second Spring back office' }).waitFor();
    expect(await office.barriers()).toEqual([]);
    await office.leave();
  });

  it(
    'a moderator logs in, opens member after member by pressing rows, comes back to the same place, and after a lost session to the same page',
    async () => {
      const mira = staffOf('moderator');
      for (const name of ['Annelore', 'Berthe']) await product.newcomer({ name });
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = office;
      await page.goto('/admin');
      await logIn(page, mira, await codeOf(product, mira));
      await page.getByRole('heading', { name: `Hello, ${mira.name}` }).waitFor();

      await menu(page, 'Members');
      await title(page, 'Members');
      await rows(page).nth(24).waitFor();
      const newest = await namesIn(page);
      await page.getByRole('button', { name: 'Go to page 2', exact: true }).click();
      const names = await namesAfter(page, newest);
      for (const index of [24, 0, 12]) {
        const row = rows(page).nth(index);
        await row.scrollIntoViewIfNeeded();
        const place = await page.evaluate(() => window.scrollY);
        await row.locator('td').nth(2).click();
        await opened(page, names[index] ?? '');
        await page.goBack();
        await rows(page).nth(24).waitFor();
        expect(await namesIn(page)).toEqual(names);
        await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 50, place);
      }

      await chosen(page, 'Status', 'Not confirmed');
      const unconfirmed = await namesAfter(page, names);
      await page.getByLabel('Name, e-mail or id').fill('nobody-is-called-this');
      await page.getByText('No members match these filters.').waitFor();
      expect(await office.barriers()).toEqual([]);
      await page.getByLabel('Name, e-mail or id').fill('');
      await namesAfter(page, []);
      expect(await namesIn(page)).toEqual(unconfirmed);
      await rows(page).first().locator('td').nth(2).click();
      await opened(page, unconfirmed[0] ?? '');
      expect(await office.barriers()).toEqual([]);

      await product.sql(`delete from auth.staff_session s using auth.staff m where m.id = s.staff_id and m.email = $1`, [mira.email]);
      await page.goBack();
      await rows(page).nth(1).locator('td').nth(2).click();
      await logIn(page, mira, await codeOf(product, mira));
      await opened(page, unconfirmed[1] ?? '');
      await office.leave();
    },
    JOURNEY_MS,
  );

  it.each(
    variantsToRun([
      { width: 390, dark: false },
      { width: 1_280, dark: true },
    ]),
  )(
    'a keyboard finds the way past the menu first, in words that can be read, and no button of the bar is small, at $width px, dark: $dark [#E11]',
    async ({ width, dark }) => {
      const office = await arriveAs(stage, 'moderator', width, dark);
      const { page } = office;
      await page.goto('/admin/members');
      await title(page, 'Members');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('button', { name: 'Skip to the content' });
      await page.waitForFunction((button) => button === document.activeElement, await skip.elementHandle());
      expect(await skip.innerText()).toBe('Skip to the content');
      expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      expect(await office.barriers()).toEqual([]);
      const smallestSides = await page.locator('.skip-nav-button, header button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const box = button.getBoundingClientRect();
          return Math.min(box.width, box.height);
        }),
      );
      expect(smallestSides.length).toBeGreaterThan(3);
      expect(Math.min(...smallestSides)).toBeGreaterThanOrEqual(44);
      await skip.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#main-content') !== null)).toBe(true);
      await office.leave();
    },
    JOURNEY_MS,
  );

  it(
    'the page of a member says that it is on its way until it is there',
    async () => {
      const member = await product.member({ name: 'Wilhelmina' });
      const office = await arriveAs(stage, 'moderator', 390);
      const { page } = office;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/api\/admin\/members\/[\da-f-]+$/, (route) => held.then(() => route.continue()));
      await page.goto(`/admin/members/${member.id}/show`);
      await title(page, 'Members');
      await page.getByRole('status').getByRole('progressbar', { name: 'Loading' }).waitFor();
      expect(await office.barriers()).toEqual([]);
      release();
      await opened(page, 'Wilhelmina');
      expect(await page.getByRole('status').getByRole('progressbar').count()).toBe(0);
      await page.unrouteAll();
      await office.leave();
    },
    JOURNEY_MS,
  );

  it(
    'the owner opens a group of the menu by keyboard, finds it as it was left, and always sees where they are',
    async () => {
      const office = await arriveAs(stage, 'owner');
      const { page } = office;
      const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
      await page.goto('/admin');
      await entry('Money').waitFor();
      expect(await entry('Payouts').count()).toBe(0);
      expect(await office.barriers()).toEqual([]);
      await entry('Money').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Money' }).getByRole('menuitem', { name: 'Payouts' }).waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Orders');
      await page.reload();
      await entry('Payouts').click();
      await title(page, 'Payouts');
      expect(await office.barriers()).toEqual([]);
      await entry('Money').click();
      await entry('Books').waitFor({ state: 'detached' });
      expect(await entry('Payouts').count()).toBe(1);
      await office.leave();
      const phone = await arriveAs(stage, 'owner', 390);
      await phone.page.goto('/admin');
      await phone.page.getByRole('button', { name: 'Open menu' }).click();
      for (const name of ['Start', 'Money'])
        expect((await phone.page.getByRole('menuitem', { name, exact: true }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await phone.barriers()).toEqual([]);
      await phone.leave();
    },
    JOURNEY_MS,
  );

  it(
    'the owner presses cards on a phone, reads by name in the log who was opened, and invites somebody',
    async () => {
      const olga = staffOf('owner');
      const member = await product.member({ name: 'Wilhelmina' });
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 390, dark: true, baseURL });
      const { page } = office;
      await letIn(office, product, olga);
      await page.goto('/admin/members');
      await page.getByText('Wilhelmina').first().click();
      await opened(page, 'Wilhelmina');
      expect(await office.barriers()).toEqual([]);
      await page.goBack();
      await page.getByText(member.email).waitFor();

      await page.setViewportSize({ width: 1_280, height: 900 });
      await openGroup(page, 'The office');
      await menu(page, 'Audit log');
      await chosen(page, 'What', 'Opened a member');
      const entry = rows(page).filter({ hasText: 'Wilhelmina' }).first();
      await entry.getByText(olga.name).waitFor();
      await entry.getByText(olga.email).waitFor();
      await entry.getByText(`id …${member.id.slice(-8)}`).waitFor();
      expect(await office.barriers()).toEqual([]);
      await entry.getByRole('link', { name: 'Wilhelmina' }).click();
      await opened(page, 'Wilhelmina');
      await page.getByRole('button', { name: 'Lift the limit' }).click();
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: 'Lift the limit' }).click();
      // Without a reason the question stays.
      await question.getByRole('radio', { name: 'We have spoken to this person' }).check();
      expect(await office.barriers()).toEqual([]);
      await question.getByRole('button', { name: 'Lift the limit' }).click();
      await page.getByText('The limit is lifted.').waitFor();
      await page.getByText('Limit lifted on').waitFor();
      expect(await question.count()).toBe(0);
      await page.goBack();
      await chosen(page, 'Who', staffOf('content').name);
      await page.getByText('No entries match these filters.').waitFor();

      await openGroup(page, 'Members');
      await menu(page, 'Invitations');
      await page.getByRole('button', { name: 'New invitation' }).click();
      await page.getByLabel('For whom').fill('Ria of the choir');
      await page.getByRole('button', { name: 'Make the invitation' }).click();
      await page.getByLabel('Link of the invitation').waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      const invitation = rows(page).filter({ hasText: 'Ria of the choir' }).first();
      await invitation.getByRole('button', { name: 'Take back' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
      await invitation.getByText('Taken back').waitFor();
      await office.leave();
    },
    JOURNEY_MS,
  );

  it.each(
    variantsToRun([
      { width: 1_280, dark: false },
      { width: 390, dark: true },
    ]),
  )(
    'a page that breaks says so in letters that can be read, and lets go of it, at $width px, dark: $dark',
    async ({ width, dark }) => {
      const office = await Person.arrive(stage.browser, { lang: 'en', width, dark, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('owner'));
      // A language that no browser can name: it fits the contract, and drawing it throws.
      await page.route(/\/api\/admin\/members\/[\da-f-]+$/, async (route) => {
        const member = (await (await route.fetch()).json()) as MemberPage;
        await route.fulfill({ json: { ...member, account: { ...member.account, language: 'none at all' } } });
      });
      await page.goto('/admin/members');
      await page
        .locator(width > 600 ? 'tbody td:nth-child(3)' : 'main li')
        .first()
        .click();
      await page.getByRole('alert').getByText('Something on it could not be shown.').waitFor();
      expect(await office.barriers()).toEqual([]);
      await page.getByRole('link', { name: 'To the start' }).click();
      await page.getByRole('heading', { name: `Hello, ${staffOf('owner').name}` }).waitFor();
      await office.leave();
    },
    JOURNEY_MS,
  );
});
