import type { Page } from 'playwright-core';
import type { ChatView, ExportState } from '#contracts';
import { everyChat, inConversation } from '../conversation.js';
import { answering, broken, late, refusing, changeFact, type Scene } from '../scene.js';

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

const paused = ['"status":"active","email"', '"status":"paused","email"'] as const;
const termsAddress = /\/api\/account\/terms$/;
const changes = 'We write shorter sentences.\nYou can end your membership with one press.\nWe say which company answers for your data.';
const due = (path: string) => changeFact(path, '"terms_due":false', '"terms_due":true');
const termsDue =
  (path: string, terms: { readonly changes: string }) =>
  async (page: Page): Promise<void> => {
    await due(path)(page);
    await answering(termsAddress, {
      terms_version: '2026-09-01T00:00:00.000Z',
      accepted_version: '2023-12-01T12:00:00.000Z',
      ...terms,
    })(page);
  };

const hidden = (chat: ChatView): ChatView => ({
  ...chat,
  visible: false,
  profile: chat.profile && { ...chat.profile, main_image: null, city: '', online: false },
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
    prepare: refusing(/\/api\/account\/delete$/, 422, 'password_wrong', 'password'),
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
  { name: 'delete-account-paused', who: 'free', path: '/settings/delete', whole: true, prepare: changeFact('/settings/delete', ...paused) },
  { name: 'alert-paused', who: 'free', path: '/likes/given', prepare: changeFact('/likes/given', ...paused) },
  {
    name: 'chat-partner-paused',
    who: 'free',
    path: inConversation,
    prepare: (page) => everyChat(page, hidden),
  },
  { name: 'undo-deletion', who: 'visitor', path: (cast) => `/${cast.undo}` },
  { name: 'terms', who: 'free', path: '/likes/given', prepare: termsDue('/likes/given', { changes: '' }) },
  { name: 'terms-changes', who: 'free', path: '/likes/given', prepare: termsDue('/likes/given', { changes }) },
  {
    name: 'terms-declined',
    who: 'free',
    path: '/likes/given',
    prepare: termsDue('/likes/given', { changes }),
    act: async (page) => {
      await page.locator('dialog').waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'terms-loading',
    who: 'free',
    path: '/likes/given',
    prepare: async (page) => {
      await due('/likes/given')(page);
      await late(termsAddress)(page);
    },
  },
  {
    name: 'terms-broken',
    who: 'free',
    path: '/likes/given',
    prepare: async (page) => {
      await due('/likes/given')(page);
      await broken(termsAddress)(page);
    },
  },
  {
    name: 'terms-while-paying',
    who: 'free',
    path: '/premium',
    prepare: termsDue('/premium', { changes }),
  },
  { name: 'account-deleted', who: 'visitor', path: '/account-deleted' },
  { name: 'account-deleted-sent', who: 'visitor', path: '/account-deleted?sent=1' },
  { name: 'account-back', who: 'visitor', path: '/account-deleted?back=1' },
];
