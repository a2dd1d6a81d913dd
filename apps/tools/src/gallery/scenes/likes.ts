import { broken, late, type Scene } from '../scene.js';

const likes = /\/api\/likes(\?|$)/;

export const likesScenes: readonly Scene[] = [
  { name: 'likes-received', who: 'free', path: '/likes/received' },
  { name: 'likes-given', who: 'free', path: '/likes/given' },
  { name: 'likes-matches', who: 'free', path: '/likes/matches' },
  { name: 'likes-empty', who: 'newcomer', path: '/likes/received' },
  { name: 'likes-loading', who: 'free', path: '/likes/received', prepare: late(likes) },
  { name: 'likes-failed', who: 'free', path: '/likes/received', prepare: broken(likes) },
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
