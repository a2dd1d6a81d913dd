import type { Page } from 'playwright-core';
import type { ExportState } from '#contracts';
import { broken, late, type Scene } from '../scene.js';

const address = /\/api\/my-data$/;
const day = 86_400_000;

/** The copy in one of its states, the rest as it is. */
const copyIs = (state: ExportState) => (page: Page) =>
  page.route(address, async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as Record<string, unknown>;
    const expires = state === 'ready' ? new Date(Date.now() + 6 * day).toISOString() : null;
    await route.fulfill({
      response: answer,
      json: { ...data, export: { state, asked_at: new Date().toISOString(), expires_at: expires, bytes: 2_400_000 } },
    });
  });

const noConsent = (page: Page) =>
  page.route(address, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as Record<string, unknown>), consents: [] } });
  });

const myData = { who: 'free', path: '/settings/my-data', whole: true } as const;

export const leavingScenes: readonly Scene[] = [
  { ...myData, name: 'my-data' },
  { ...myData, name: 'my-data-no-consent', prepare: noConsent },
  { ...myData, name: 'my-data-preparing', prepare: copyIs('preparing') },
  { ...myData, name: 'my-data-ready', prepare: copyIs('ready') },
  { ...myData, name: 'my-data-copy-failed', prepare: copyIs('failed') },
  { ...myData, name: 'my-data-expired', prepare: copyIs('expired') },
  { ...myData, name: 'my-data-loading', prepare: late(address) },
  { ...myData, name: 'my-data-broken', prepare: broken(address) },
  {
    ...myData,
    name: 'my-data-take-back',
    whole: false,
    act: async (page) => {
      await page.locator('main dl').waitFor();
      await page.locator('main button[aria-label]').first().click();
      await page.locator('dialog').waitFor();
    },
  },
  { name: 'delete-account', who: 'free', path: '/settings/delete', whole: true },
  {
    name: 'delete-account-sure',
    who: 'free',
    path: '/settings/delete',
    act: async (page) => {
      await page.locator('main form [type=submit]').click();
      await page.locator('[name=password]').waitFor();
    },
  },
  {
    name: 'delete-account-wrong-password',
    who: 'free',
    path: '/settings/delete',
    prepare: broken(/\/api\/account\/delete$/),
    act: async (page) => {
      await page.locator('main form [type=submit]').click();
      await page.locator('[name=password]').fill('not the password');
      await page.locator('main form [type=submit]').click();
      await page
        .locator('[role=alert], [tabindex="-1"] a')
        .first()
        .waitFor({ timeout: 3_000 })
        .catch(() => undefined);
    },
  },
  { name: 'account-deleted', who: 'visitor', path: '/account-deleted' },
  { name: 'account-deleted-sent', who: 'visitor', path: '/account-deleted?sent=1' },
  { name: 'account-back', who: 'visitor', path: '/account-deleted?back=1' },
];
