import type { Page } from 'playwright-core';
import { broken, late, type Scene } from '../scene.js';

const own = /\/api\/profile$/;
const photos = /\/api\/photos$/;
const privacy = /\/api\/privacy$/;
const guests = /\/api\/private-photos/;

const part = (page: Page, name: string) => page.locator(`section[aria-labelledby=${name}-title]`);
const opened = (name: string) => async (page: Page) => {
  await part(page, name).getByRole('button').first().click();
  await page.waitForTimeout(700);
};
const firstPhoto = async (page: Page) => {
  await part(page, 'photos').locator('li button').first().click();
  await page.getByRole('dialog').waitFor();
};

interface AlbumPhoto {
  readonly status: string;
}
/** The album as it is, but with photos in every state that there is. */
const inEveryState = (page: Page) =>
  page.route(photos, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const { photos: album, limit } = (await answer.json()) as { photos: AlbumPhoto[]; limit: number };
    const states = [
      { premium_only: true },
      { private: true, main: false },
      { preparing: true, main: false },
      { status: 'hidden', over_limit: true, main: false },
      { status: 'hidden', main: false },
      { status: 'hidden', checking: true, main: false },
      { status: 'rejected', main: false, thumb_filename: null, card_filename: null, filename: null },
      { status: 'processing', main: false, thumb_filename: null, card_filename: null, filename: null },
    ];
    const all = states.map((state, index) => ({
      ...album[index % Math.max(1, album.length)],
      ...state,
      id: `0192f0c1-7e1b-7aaa-8000-00000000000${index}`,
    }));
    return route.fulfill({ response: answer, json: { photos: all, limit } });
  });
const savedElsewhere = (page: Page) =>
  page.route(own, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { error: 'profile_changed', message: 'Changed meanwhile' } })
      : route.fallback(),
  );

export const profileScenes: readonly Scene[] = [
  { name: 'profile-visitor', who: 'visitor', path: ({ someone }) => `/members/${someone}`, whole: true },
  { name: 'profile', who: 'free', path: ({ someone }) => `/members/${someone}`, whole: true },
  { name: 'profile-premium', who: 'premium', path: ({ freeId }) => `/members/${freeId}`, whole: true },
  { name: 'profile-fictional', who: 'free', path: ({ fictional }) => `/members/${fictional}` },
  { name: 'profile-own', who: 'free', path: ({ freeId }) => `/members/${freeId}` },
  { name: 'profile-missing', who: 'free', path: '/members/0192f0c1-7e1b-7aaa-8000-0123456789ab' },
  { name: 'profile-loading', who: 'free', path: ({ someone }) => `/members/${someone}`, prepare: late(/\/api\/members\/[0-9a-f-]{36}/) },
  { name: 'own-profile', who: 'free', path: '/profile', whole: true },
  { name: 'own-profile-newcomer', who: 'newcomer', path: '/profile', whole: true },
  { name: 'own-profile-loading', who: 'free', path: '/profile', prepare: late(own) },
  { name: 'own-profile-failed', who: 'free', path: '/profile', prepare: broken(own), whole: true },
  ...['basics', 'town', 'life', 'wishes', 'looks', 'interests', 'sexuality', 'intimate'].map((name): Scene => ({
    name: `own-profile-${name}`,
    who: 'free',
    path: '/profile',
    act: opened(name),
    whole: true,
  })),
  {
    name: 'own-profile-consent-missing',
    who: 'free',
    path: '/profile',
    act: async (page) => {
      await opened('intimate')(page);
      await part(page, 'intimate').locator('[name=interests]').first().check();
      await part(page, 'intimate').locator('[type=submit]').click();
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'own-profile-changed',
    who: 'free',
    path: '/profile',
    prepare: savedElsewhere,
    act: async (page) => {
      await opened('life')(page);
      await part(page, 'life').locator('[type=submit]').click();
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'own-profile-unsaved',
    who: 'free',
    path: '/profile',
    act: async (page) => {
      await opened('basics')(page);
      await page.locator('[name=about]').fill('Something that is not saved yet.');
      await page.locator('main a').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'own-photos', who: 'premium', path: '/profile', prepare: inEveryState, whole: true },
  { name: 'own-photos-loading', who: 'free', path: '/profile', prepare: late(photos) },
  { name: 'own-photos-failed', who: 'free', path: '/profile', prepare: broken(photos) },
  { name: 'own-photo', who: 'free', path: '/profile', act: firstPhoto },
  {
    name: 'own-photo-refused',
    who: 'newcomer',
    path: '/profile',
    act: async (page) => {
      await page.locator('#own-photos').setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'privacy', who: 'free', path: '/settings/privacy', whole: true },
  { name: 'privacy-loading', who: 'free', path: '/settings/privacy', prepare: late(privacy) },
  { name: 'privacy-failed', who: 'free', path: '/settings/privacy', prepare: broken(privacy) },
  { name: 'privacy-guests-failed', who: 'free', path: '/settings/privacy', prepare: broken(guests), whole: true },
];
