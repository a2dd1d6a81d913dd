import type { Page } from 'playwright-core';
import { addMessages, inConversation, type Line } from '../conversation.js';
import { broken, late, type Scene } from '../scene.js';

const reports = /\/api\/reports/;

/** What swindlers write, in the place of the last messages of a real conversation. */
const wishes: readonly Line[] = [
  { text: 'I am stuck at the airport. Could you please send me 500 euro?', cautions: ['money'] },
  { text: 'Write me on WhatsApp, that is easier for me.', cautions: ['contact'] },
];

const withWishes: NonNullable<Scene['prepare']> = (page, cast) => addMessages(page, cast, wishes);

const openForm: NonNullable<Scene['act']> = async (page) => {
  await page.locator('[role=note] button').first().click();
  await page.locator('dialog form').waitFor();
};
const send: NonNullable<Scene['act']> = async (page, cast) => {
  await openForm(page, cast);
  await page.locator('input[value=money]').check();
  await page.locator('dialog [type=submit]').click();
  await page.waitForTimeout(700);
};
const taken = (page: Page) =>
  page.route(reports, (route) =>
    route.fulfill({
      status: 201,
      contentType: 'application/json',
      body: JSON.stringify({ receipt: 'K7PM-4WXD', at: '2026-11-20T18:00:00Z' }),
    }),
  );

/** What the reporter sees after sending, by what becomes of it. */
const sent = (name: string, answered: (page: Page) => Promise<unknown>): Scene => ({
  name,
  who: 'free',
  path: inConversation,
  prepare: async (page, cast) => {
    await withWishes(page, cast);
    await answered(page);
  },
  act: send,
});

export const reportingScenes: readonly Scene[] = [
  { name: 'chat-caution', who: 'free', path: inConversation, prepare: withWishes },
  { name: 'report-message', who: 'free', path: inConversation, prepare: withWishes, act: openForm },
  {
    name: 'report-nothing-chosen',
    who: 'free',
    path: inConversation,
    prepare: withWishes,
    act: async (page, cast) => {
      await openForm(page, cast);
      await page.locator('dialog [type=submit]').click();
    },
  },
  {
    name: 'report-danger',
    who: 'free',
    path: inConversation,
    prepare: withWishes,
    act: async (page, cast) => {
      await openForm(page, cast);
      await page.locator('input[value=danger]').check();
    },
  },
  sent('report-sending', late(reports)),
  sent('report-failed', broken(reports)),
  sent('report-done', taken),
  {
    name: 'report-member',
    who: 'free',
    path: ({ someone }) => `/members/${someone}`,
    act: async (page) => {
      await page.locator('[role=group] button[aria-haspopup=dialog]').last().click();
      await page.locator('dialog form').waitFor();
    },
  },
  {
    name: 'report-photo',
    who: 'premium',
    path: ({ someone }) => `/members/${someone}`,
    act: async (page) => {
      await page.locator('button[aria-haspopup=dialog]:has(img)').first().click();
      await page.locator('dialog button').last().click();
      await page.locator('dialog form').waitFor();
    },
  },
];
