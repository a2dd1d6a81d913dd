import { broken, late, refuse, type Scene } from '../scene.js';

const blocks = /\/api\/blocks(\?|$)/;
const blocked = [
  { id: '0192f0c1-7e1b-7aaa-8000-0123456789ab', name: 'Theo', at: '2026-11-02T09:30:00.000Z' },
  { id: '0192f0c1-7e1b-7aaa-8000-0123456789ac', name: 'Willem-Alexander', at: '2026-08-17T18:05:00.000Z' },
  { id: '0192f0c1-7e1b-7aaa-8000-0123456789ad', name: '', at: '2026-03-01T08:00:00.000Z' },
];
const some: Scene['prepare'] = (page) =>
  page.route(blocks, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify({ blocked, cursor: null }) })
      : route.fallback(),
  );

export const blockingScenes: readonly Scene[] = [
  { name: 'blocked-members', who: 'free', path: '/settings/blocked', prepare: some },
  { name: 'blocked-members-empty', who: 'newcomer', path: '/settings/blocked' },
  { name: 'blocked-members-loading', who: 'free', path: '/settings/blocked', prepare: late(blocks) },
  { name: 'blocked-members-failed', who: 'free', path: '/settings/blocked', prepare: broken(blocks) },
  {
    name: 'unblock-dialog',
    who: 'free',
    path: '/settings/blocked',
    prepare: some,
    act: async (page) => {
      await page.locator('main li button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'card-menu',
    who: 'free',
    path: '/members',
    act: (page) => page.locator('article summary').first().click(),
  },
  {
    name: 'block-dialog',
    who: 'free',
    path: '/members',
    act: async (page) => {
      await page.locator('article summary').first().click();
      await page.locator('article details[open] button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'chat-taken-away',
    who: 'free',
    path: '/chats/0192f0c1-7e1b-7aaa-8000-0123456789ab',
    prepare: (page) => page.route(/\/api\/chats\/0192f0c1/, (route) => refuse(route, 403, 'blocked')),
  },
  ...Object.entries({ 'gate-chat': 'message-circle', 'gate-like': 'heart', 'gate-gift': 'gift' }).map(([name, icon]): Scene => ({
    name,
    who: 'visitor',
    path: ({ someone }) => `/members/${someone}`,
    act: async (page) => {
      await page.locator(`main button[aria-haspopup=dialog]:has(svg.lucide-${icon})`).first().click();
      await page.getByRole('dialog').waitFor();
    },
  })),
];
