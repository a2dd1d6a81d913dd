import { broken, late, type Scene } from '../scene.js';

const likes = /\/api\/likes(\?|$)/;
const views = /\/api\/views(\?|$)/;
const nobody = { viewed_by: [], cursor: null };

export const likesScenes: readonly Scene[] = [
  { name: 'likes-received', who: 'free', path: '/likes/received' },
  { name: 'likes-given', who: 'free', path: '/likes/given' },
  { name: 'likes-matches', who: 'free', path: '/likes/matches' },
  { name: 'likes-empty', who: 'newcomer', path: '/likes/received' },
  { name: 'likes-loading', who: 'free', path: '/likes/received', prepare: late(likes) },
  { name: 'likes-failed', who: 'free', path: '/likes/received', prepare: broken(likes) },
  { name: 'likes-viewed', who: 'free', path: '/likes/viewed', whole: true },
  {
    name: 'likes-viewed-empty',
    who: 'newcomer',
    path: '/likes/viewed',
    prepare: (page) => page.route(views, (route) => route.fulfill({ json: { ...nobody, show_views: true } })),
  },
  {
    name: 'likes-viewed-unseen',
    who: 'free',
    path: '/likes/viewed',
    whole: true,
    prepare: (page) => page.route(views, (route) => route.fulfill({ json: { ...nobody, show_views: false } })),
  },
  { name: 'likes-viewed-loading', who: 'free', path: '/likes/viewed', prepare: late(views) },
  { name: 'likes-viewed-failed', who: 'free', path: '/likes/viewed', prepare: broken(views) },
  {
    name: 'likes-match-page',
    who: 'free',
    path: '/likes/matches',
    act: async (page) => {
      const profile = await page.locator('main article a').first().getAttribute('href');
      await page.goto(`/likes/m/${profile?.split('/').at(-1)}`);
    },
  },
  { name: 'likes-match-none', who: 'free', path: ({ someone }) => `/likes/m/${someone}` },
  { name: 'likes-match-missing', who: 'free', path: '/likes/m/0192f0c1-7e1b-7aaa-8000-0123456789ab' },
  {
    name: 'new-like-notice',
    who: 'free',
    path: ({ conversation }) => `/chats/${conversation}`,
    act: async (page, cast) => {
      await page.locator('textarea').focus();
      await page.waitForTimeout(1_500);
      await cast.like(false);
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'new-like',
    who: 'free',
    path: '/members',
    act: async (page, cast) => {
      await page.waitForTimeout(1_500);
      await cast.like(false);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'match',
    who: 'free',
    path: '/members',
    act: async (page, cast) => {
      await page.waitForTimeout(1_500);
      await cast.like(true);
      await page.getByRole('dialog').waitFor();
    },
  },
];
