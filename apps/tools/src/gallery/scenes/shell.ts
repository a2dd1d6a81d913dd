import { changeFact, type Scene } from '../scene.js';

const mailStopped = (why: string): Scene => ({
  name: `alert-mail-${why}`,
  who: 'free',
  path: '/likes/given',
  prepare: changeFact('/likes/given', '"notifications_disabled":[]', `"notifications_disabled":["${why}"]`),
});

export const shellScenes: readonly Scene[] = [
  { name: 'entry-warning', who: 'visitor', path: '/', isFirstVisit: true },
  { name: 'home', who: 'visitor', path: '/', whole: true },
  { name: 'lang-config', who: 'visitor', path: '/lang-config' },
  { name: 'not-found', who: 'visitor', path: '/nothing/here' },
  { name: 'premium', who: 'free', path: '/premium', whole: true },
  { name: 'credits-repeat-order', who: 'premium', path: '/credits/repeat-order' },
  { name: 'alert-activation-on-phone', who: 'newcomer', path: '/chats?api_signup_complete=1' },
  mailStopped('unsubscribed'),
  mailStopped('bounced'),
  {
    name: 'account-menu',
    who: 'free',
    path: '/likes/given',
    act: (page) => page.locator('header summary, nav summary').filter({ visible: true }).last().click(),
  },
  {
    name: 'offline',
    who: 'free',
    path: '/likes/given',
    act: async (page) => {
      await page.context().setOffline(true);
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'screen-broken',
    who: 'free',
    path: '/likes/given',
    prepare: (page) => page.route(/\/assets\/chats-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' })),
    act: async (page) => {
      await page.evaluate(`sessionStorage.setItem('chunk-reload', String(Date.now()))`);
      await page.locator('a[href="/chats"]').filter({ visible: true }).first().click();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'error-page-broken',
    who: 'free',
    path: '/likes',
    prepare: changeFact('/likes', '"settings":{', '"unsettled":{'),
  },
];
