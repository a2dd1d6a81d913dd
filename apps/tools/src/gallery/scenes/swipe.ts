import type { Page, Route } from 'playwright-core';
import { broken, late, type Scene } from '../scene.js';

const deck = /\/api\/swipes$/;
const passed = /\/api\/swipes\/passed/;
const HOUR_MS = 3_600_000;

/** The server's own answer with a part of it changed. */
const changed = (pattern: RegExp, change: () => object) => (page: Page) =>
  page.route(pattern, async (route: Route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...((await response.json()) as object), ...change() } });
  });

const pass = (page: Page) => page.locator('main button').first().click();

export const swipeScenes: readonly Scene[] = [
  { name: 'swipe-game', who: 'free', path: '/swipe-game' },
  { name: 'swipe-game-premium', who: 'premium', path: '/swipe-game' },
  {
    name: 'swipe-game-undo',
    who: 'free',
    path: '/swipe-game',
    whole: true,
    act: async (page) => {
      await pass(page);
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'swipe-game-slide',
    who: 'free',
    path: '/swipe-game',
    act: async (page) => {
      const box = await page.locator('article img, article [role=img]').first().boundingBox();
      if (!box) return;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 130, y, { steps: 5 });
    },
  },
  {
    name: 'swipe-game-limit',
    who: 'free',
    path: '/swipe-game',
    whole: true,
    prepare: changed(deck, () => ({ likes_left: 0, retry_at: new Date(Date.now() + 13 * HOUR_MS).toISOString() })),
  },
  { name: 'swipe-game-empty', who: 'free', path: '/swipe-game', prepare: changed(deck, () => ({ profiles: [] })) },
  { name: 'swipe-game-loading', who: 'free', path: '/swipe-game', prepare: late(deck) },
  { name: 'swipe-game-failed', who: 'free', path: '/swipe-game', prepare: broken(deck) },
  {
    name: 'swipe-game-passed',
    who: 'free',
    path: '/swipe-game',
    act: async (page) => {
      for (let index = 0; index < 3; index += 1) {
        await pass(page);
        await page.waitForTimeout(250);
      }
      await page.goto('/swipe-game/passed');
    },
  },
  { name: 'swipe-game-passed-empty', who: 'newcomer', path: '/swipe-game/passed' },
  { name: 'swipe-game-passed-loading', who: 'free', path: '/swipe-game/passed', prepare: late(passed) },
  { name: 'swipe-game-passed-failed', who: 'free', path: '/swipe-game/passed', prepare: broken(passed) },
];
