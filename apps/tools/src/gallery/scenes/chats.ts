import { broken, late, refusing, type Scene } from '../scene.js';

const feed = /\/api\/chats(\?|$)/;
const messages = /\/api\/chats\/[^/]+\/messages/;

const gifts = /\/api\/chats\/[^/]+\/gifts/;

const giveRoses: Scene['act'] = async (page) => {
  await page.locator('input[value=roses]').check();
  await page.locator('dialog button').last().click();
  await page.waitForTimeout(700);
};

export const chatsScenes: readonly Scene[] = [
  { name: 'chats', who: 'free', path: '/chats' },
  { name: 'chats-empty', who: 'newcomer', path: '/chats' },
  { name: 'chats-loading', who: 'free', path: '/chats', prepare: late(feed) },
  { name: 'chats-failed', who: 'free', path: '/chats', prepare: broken(feed) },
  { name: 'chat', who: 'free', path: ({ conversation }) => `/chats/${conversation}` },
  { name: 'chat-loading', who: 'free', path: ({ conversation }) => `/chats/${conversation}`, prepare: late(messages) },
  { name: 'chat-failed', who: 'free', path: ({ conversation }) => `/chats/${conversation}`, prepare: broken(messages) },
  {
    name: 'chat-older-hidden',
    who: 'free',
    path: ({ conversation }) => `/chats/${conversation}`,
    prepare: (page) =>
      page.route(messages, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...((await response.json()) as object), older_hidden: true } });
      }),
    act: async (page) => {
      await page.locator('[role=region]').first().focus();
      await page.keyboard.press('Home');
    },
  },
  { name: 'chat-first-line', who: 'free', path: ({ unspoken }) => `/members/${unspoken}/chat` },
  { name: 'chat-missing', who: 'free', path: '/chats/0192f0c1-7e1b-7aaa-8000-0123456789ab' },
  {
    name: 'chat-offline',
    who: 'free',
    path: ({ conversation }) => `/chats/${conversation}`,
    act: async (page) => {
      await page.context().setOffline(true);
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'chat-gifts',
    who: 'free',
    path: ({ conversation }) => `/chats/${conversation}?gift`,
    act: async (page) => {
      await page.locator('input[value=coffee]').check();
    },
  },
  {
    name: 'chat-gift-no-credits',
    who: 'free',
    path: ({ conversation }) => `/chats/${conversation}?gift`,
    prepare: refusing(gifts, 402, 'insufficient_credits'),
    act: giveRoses,
  },
  { name: 'chat-gift-given', who: 'free', path: ({ conversation }) => `/chats/${conversation}?gift`, prepare: late(gifts), act: giveRoses },
  {
    name: 'chat-no-credits',
    who: 'free',
    path: ({ conversation }) => `/chats/${conversation}`,
    prepare: refusing(messages, 402, 'insufficient_credits'),
    act: async (page) => {
      await page.locator('textarea').fill('That would be lovely.');
      await page.locator('form [type=submit], form button').last().click();
      await page.waitForTimeout(700);
    },
  },
];
