import { renderScenery } from '../../seed/portraits.js';
import { feed, history as messages, inConversation } from '../conversation.js';
import { broken, late, refusing, type Scene } from '../scene.js';

const gifts = /\/api\/chats\/[^/]+\/gifts/;

const photos = /\/api\/chats\/[^/]+\/photos/;

/** A photo like those of the demo, chosen and looked at before it goes. */
const choosePhoto: NonNullable<Scene['act']> = async (page) => {
  await page.setInputFiles('#chat-photo', { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await renderScenery(5) });
  await page.locator('dialog img').waitFor();
};
const sendPhoto: Scene['act'] = async (page, cast) => {
  await choosePhoto(page, cast);
  await page.locator('dialog input').first().fill('Hydrangeas');
  await page.locator('dialog button[type=button]').nth(1).click();
  await page.waitForTimeout(700);
};

const openEmoji: NonNullable<Scene['act']> = async (page) => {
  await page.locator('main button:has(svg.lucide-smile)').click();
  await page.locator('dialog li button').first().waitFor();
};

const openRemoval: NonNullable<Scene['act']> = async (page) => {
  await page.locator('main header summary').click();
  await page.locator('main header button:has(svg.lucide-trash-2)').click();
  await page.locator('dialog p').first().waitFor();
};

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
  { name: 'chat', who: 'free', path: inConversation },
  { name: 'chat-loading', who: 'free', path: inConversation, prepare: late(messages) },
  { name: 'chat-failed', who: 'free', path: inConversation, prepare: broken(messages) },
  {
    name: 'chat-older-hidden',
    who: 'free',
    path: inConversation,
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
    path: inConversation,
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
    path: inConversation,
    prepare: refusing(messages, 402, 'insufficient_credits'),
    act: async (page) => {
      await page.locator('textarea').fill('That would be lovely.');
      await page.locator('form [type=submit], form button').last().click();
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'chat-unconfirmed',
    who: 'free',
    path: inConversation,
    prepare: refusing(messages, 409, 'recipient_not_confirmed'),
    act: async (page) => {
      await page.locator('textarea').fill('That would be lovely.');
      await page.keyboard.press('Control+Enter');
      await page.locator('dialog p').first().waitFor();
    },
  },
  { name: 'chat-remove', who: 'free', path: inConversation, act: openRemoval },
  {
    name: 'chat-remove-failed',
    who: 'free',
    path: inConversation,
    prepare: broken(/\/api\/chat$/),
    act: async (page, cast) => {
      await openRemoval(page, cast);
      await page.locator('dialog button').nth(1).click();
      await page.locator('main [role=alert]').waitFor();
    },
  },
  { name: 'chat-photo', who: 'free', path: inConversation, act: choosePhoto },
  {
    name: 'chat-photo-unreadable',
    who: 'free',
    path: inConversation,
    act: async (page) => {
      await page.setInputFiles('#chat-photo', { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Anna') });
      await page.locator('dialog [role=alert]').waitFor();
    },
  },
  { name: 'chat-photo-sending', who: 'free', path: inConversation, prepare: late(photos), act: sendPhoto },
  {
    name: 'chat-photo-no-credits',
    who: 'free',
    path: inConversation,
    prepare: refusing(photos, 402, 'insufficient_credits'),
    act: sendPhoto,
  },
  {
    name: 'chat-photo-kept',
    who: 'free',
    path: inConversation,
    prepare: refusing(photos, 402, 'insufficient_credits'),
    act: async (page, cast) => {
      await sendPhoto(page, cast);
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'chat-photo-large',
    who: 'free',
    path: inConversation,
    act: async (page) => {
      await page.locator('main button:has(img[src*=chat-photos])').last().click();
      await page.locator('dialog img').waitFor();
    },
  },
  {
    name: 'chat-icebreakers',
    who: 'free',
    path: ({ unspoken }) => `/members/${unspoken}/chat`,
    act: async (page) => {
      await page.locator('main button:has(svg.lucide-message-circle)').click();
      await page.locator('dialog li button').first().waitFor();
    },
  },
  { name: 'chat-emoji', who: 'free', path: inConversation, act: openEmoji },
  {
    name: 'chat-emoji-none',
    who: 'free',
    path: inConversation,
    act: async (page, cast) => {
      await openEmoji(page, cast);
      await page.locator('dialog input[type=search]').fill('zzzz');
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'chat-read-above',
    who: 'free',
    path: inConversation,
    act: async (page) => {
      await page.locator('main [role=region]').first().focus();
      await page.keyboard.press('Home');
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'chat-third-conversation',
    who: 'free',
    path: ({ unspoken }) => `/members/${unspoken}/chat`,
    prepare: refusing(messages, 403, 'premium_required'),
    act: async (page) => {
      await page.locator('textarea').fill('Good evening.');
      await page.keyboard.press('Control+Enter');
      await page.waitForTimeout(700);
    },
  },
];
