import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from './support/members.js';
import { arriveAs } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;

describe('the settings of a site', () => {
  const stage = onStage();
  const { product } = stage;

  const arrive = (width: number, dark?: boolean) => arriveAs(stage, 'owner', width, dark);
  const openSite = async (page: Page) => {
    await page.goto('/admin/sites');
    await page.getByRole('link', { name: 'Second Spring' }).first().click();
    await page.getByRole('heading', { name: 'Messages and likes' }).waitFor();
  };
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  const save = async (page: Page, why: string) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(why);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  /** What every visitor is told. */
  const told = async () => {
    const answer = await fetch(`${baseURL}/api/settings`);
    return ((await answer.json()) as { settings: { message_length: number } }).settings;
  };

  it(
    'are read, changed with a reason, in force for members within a minute, and taken back, without SQL',
    async () => {
      const standard = (await told()).message_length;
      const owner = await arrive(1_280);
      const { page } = owner;
      await openSite(page);
      expect(await owner.barriers()).toEqual([]);
      // What is no value is said at once, and cannot be saved.
      await field(page, 'Length of a message').fill('0');
      await page.getByText('Length of a message: This is not allowed here.').waitFor();
      expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
      await field(page, 'Length of a message').fill('777');
      await page.getByText('1 setting changed').waitFor();
      expect(await owner.barriers()).toEqual([]);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog').getByText(`${standard} → 777`).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click();
      await save(page, 'Shorter letters');
      await page.getByText('Shorter letters').waitFor();
      await eventually(60, async () => ((await told()).message_length === 777 ? true : undefined));

      await page.getByRole('button', { name: 'Take this change back' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Members complained');
      await dialog.getByRole('button', { name: 'Take this change back' }).click();
      await page.getByText('Took the change before it back').waitFor();
      expect(await field(page, 'Length of a message').inputValue()).toBe(String(standard));
      await eventually(60, async () => ((await told()).message_length === standard ? true : undefined));
      expect(owner.complaints).toEqual([]);
      await owner.leave();
    },
    JOURNEY_MS,
  );

  it(
    'that somebody else changed meanwhile stand beside what one chose: nothing is set unseen over theirs, on a phone as well',
    async () => {
      const [one, other] = [await arrive(1_280), await arrive(390, true)];
      await openSite(one.page);
      await openSite(other.page);
      await field(one.page, 'Likes a day in the swipe game').fill('21');
      await save(one.page, 'More joy');
      await field(other.page, 'Likes a day in the swipe game').fill('22');
      await field(other.page, 'First messages a day').fill('33');
      await save(other.page, 'Even more joy');
      await other.page.getByText('Somebody else set it to 21 meanwhile. You chose 22').waitFor();
      expect(await other.barriers()).toEqual([]);
      await other.page.getByRole('button', { name: 'Take theirs' }).click();
      await other.page.getByText('1 setting changed').waitFor();
      expect(await field(other.page, 'Likes a day in the swipe game').inputValue()).toBe('21');
      await save(other.page, 'Only this');
      await other.page.getByText('First messages a day: 30 → 33').waitFor();
      await product.sql(`update site.site set settings = settings - 'swipe_likes' - 'first_messages', version = version + 1`);
      for (const person of [one, other]) await person.leave();
    },
    JOURNEY_MS,
  );
});
