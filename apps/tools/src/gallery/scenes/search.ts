import type { Page } from 'playwright-core';
import { broken, late, type Scene } from '../scene.js';

const dialog = (page: Page) => page.locator('button:has(svg.lucide-sliders-horizontal)').filter({ visible: true }).first().click();
const saved = (page: Page) => page.locator('button:has(svg.lucide-bookmark)').click();
const finder = /\/api\/match-finder/;
const savedPath = /\/api\/saved-searches/;
const answered = (page: Page, answers: unknown) =>
  page.route(/\/api\/match-finder$/, (route) => route.fulfill({ contentType: 'application/json', body: JSON.stringify({ answers }) }));
const members = /\/api\/members(\?|$)/;

export const searchScenes: readonly Scene[] = [
  { name: 'members-visitor', who: 'visitor', path: '/members' },
  { name: 'members', who: 'free', path: '/members' },
  { name: 'members-newcomer', who: 'newcomer', path: '/members' },
  { name: 'members-premium', who: 'premium', path: '/members' },
  { name: 'members-fictional', who: 'free', path: '/members?fictional=true' },
  { name: 'members-empty', who: 'free', path: '/members?min_age=98&max_age=99&countryregion=11' },
  { name: 'members-loading', who: 'free', path: '/members', prepare: late(members) },
  { name: 'members-failed', who: 'free', path: '/members', prepare: broken(members) },
  { name: 'members-filtered', who: 'free', path: '/members?distance=100&photo=true&hair=grey,white&last_online=30' },
  { name: 'members-similar', who: 'free', path: '/members?distance=10&min_age=60&max_age=66', whole: true },
  { name: 'members-filters', who: 'free', path: '/members', act: dialog },
  { name: 'members-filters-open', who: 'free', path: '/members?hair=grey&photo=true&interests=tea&about=tuin', act: dialog, whole: true },
  { name: 'members-saved', who: 'free', path: '/members', act: saved },
  { name: 'members-saved-loading', who: 'free', path: '/members', prepare: late(savedPath), act: saved },
  { name: 'members-saved-failed', who: 'free', path: '/members', prepare: broken(savedPath), act: saved },
  { name: 'match-finder', who: 'free', path: '/match-finder', prepare: (page) => answered(page, null) },
  { name: 'match-finder-answers', who: 'free', path: '/match-finder', prepare: (page) => answered(page, {}) },
  { name: 'match-finder-loading', who: 'free', path: '/match-finder', prepare: late(finder) },
  { name: 'match-finder-failed', who: 'free', path: '/match-finder', prepare: broken(finder) },
  {
    name: 'match-finder-empty',
    who: 'free',
    path: '/match-finder',
    prepare: async (page) => {
      await answered(page, {});
      await page.route(/\/matches$/, (route) => route.fulfill({ contentType: 'application/json', body: '{"matches":[]}' }));
    },
  },
];
