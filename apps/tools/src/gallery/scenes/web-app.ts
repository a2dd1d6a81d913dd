import type { Scene } from '../scene.js';

/** The worker says that another version is out than the one of this page. */
const newVersion = `navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'version', entry: '/assets/next.js' } }))`;

export const webAppScenes: readonly Scene[] = [
  { name: 'offline-page', who: 'visitor', path: '/offline' },
  {
    name: 'offline-page-still',
    who: 'visitor',
    path: '/offline',
    act: async (page) => {
      await page.route('**/api/ready', (route) => route.abort());
      await page.locator('button').click();
    },
  },
  { name: 'new-version', who: 'free', path: '/likes/given', act: (page) => page.evaluate(newVersion) },
];
