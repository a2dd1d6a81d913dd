import type { Page } from 'playwright-core';
import type { ChatView } from '#contracts';
import { addMessages, everyChat, history, inConversation, changeChats, changeMessages } from '../conversation.js';
import { broken, late, refuse, refusing, changeFact, type Scene } from '../scene.js';

const longName = 'Maria-Magdalena Hoogendoorn-Vr';
const HOUR_MS = 3_600_000;
const unread = [120, 2, 0, 7, 0, 0, 1];

const named = (chat: ChatView): ChatView => ({ ...chat, profile: chat.profile && { ...chat.profile, name: longName } });

/** A list that somebody has who is much in demand: long names, and more than a badge can say. */
const busy: NonNullable<Scene['prepare']> = (page) =>
  changeChats(page, (answer) => {
    const [first] = answer.chats;
    const chats = first
      ? unread.map((count, index) => ({
          ...named(answer.chats[index % answer.chats.length] ?? first),
          id: `0192f0c1-7e1b-7aaa-8000-01234567890${index}` as ChatView['id'],
          num_unread_messages: count,
        }))
      : [];
    return { ...answer, chats, num_unread_messages: 130 };
  });

const write = (text: string) => async (page: Page) => {
  await page.locator('textarea').fill(text);
  await page.keyboard.press('Control+Enter');
  await page.waitForTimeout(500);
};
const menu = async (page: Page): Promise<void> => {
  await page.locator('main header summary').click();
};
const removal = async (page: Page): Promise<void> => {
  await menu(page);
  await page.locator('main header details button:has(svg.lucide-trash-2)').click();
  await page.getByRole('dialog').waitFor();
};
const refused = (name: string, status: number, error: Parameters<typeof refusing>[2]): Scene => ({
  name: `chat-refused-${name}`,
  who: 'free',
  path: inConversation,
  prepare: refusing(history, status, error),
  act: write('That would be lovely.'),
});
const inChat = { who: 'free', path: inConversation } as const;

/** States of the list and of a conversation that the demo's members are not in. */
export const chatStateScenes: readonly Scene[] = [
  { name: 'chats-many', who: 'free', path: '/chats', prepare: busy },
  {
    name: 'chats-none-found',
    who: 'free',
    path: '/chats',
    prepare: busy,
    act: (page) => page.locator('main input[type=search]').fill('zzz'),
  },
  { ...inChat, name: 'chat-name-long', prepare: (page) => everyChat(page, named) },
  { ...inChat, name: 'chat-menu', act: menu },
  { ...inChat, name: 'chat-remove', act: removal },
  {
    ...inChat,
    name: 'chat-remove-failed',
    prepare: broken(/\/api\/chat$/),
    act: async (page) => {
      await removal(page);
      await page.locator('dialog button').nth(1).click();
      await page.waitForURL(/\/chats$/);
    },
  },
  {
    ...inChat,
    name: 'chat-sending',
    prepare: (page) => page.route(history, (route) => (route.request().method() === 'POST' ? undefined : route.fallback())),
    act: write('That would be lovely.'),
  },
  {
    ...inChat,
    name: 'chat-waiting',
    act: async (page) => {
      await page.context().setOffline(true);
      await write('That would be lovely.')(page);
    },
  },
  {
    ...inChat,
    name: 'chat-not-sent',
    prepare: refusing(history, 402, 'insufficient_credits'),
    act: async (page) => {
      await write('That would be lovely.')(page);
      await page.keyboard.press('Escape');
    },
  },
  { ...inChat, name: 'chat-nothing-written', act: write('') },
  { ...inChat, name: 'chat-nearly-full', act: (page) => page.locator('textarea').fill('Lovely. '.repeat(124)) },
  { ...inChat, name: 'chat-too-long', act: write('Lovely. '.repeat(140)) },
  refused('blocked', 403, 'blocked'),
  refused('not-confirmed', 409, 'recipient_not_confirmed'),
  { ...inChat, name: 'chat-closed', prepare: (page) => everyChat(page, (chat) => ({ ...chat, state: 'closed', visible: false })) },
  { ...inChat, name: 'chat-former-member', prepare: (page) => everyChat(page, (chat) => ({ ...chat, state: 'closed', profile: null })) },
  { name: 'chat-fictional', who: 'free', path: ({ fictional }) => `/members/${fictional}/chat` },
  {
    ...inChat,
    name: 'chat-unread',
    prepare: async (page) => {
      await everyChat(page, (chat) => ({ ...chat, num_unread_messages: 2 }));
      await page.route(/\/read$/, () => undefined);
    },
  },
  { ...inChat, name: 'chat-erased', prepare: (page, cast) => addMessages(page, cast, [{}, { kind: 'voice' }, { text: 'W'.repeat(60) }]) },
  {
    ...inChat,
    name: 'chat-pictures-missing',
    prepare: async (page, cast) => {
      const photo = { key: '0192f0c1-7e1b-7aaa-8000-0123456789ab', alt: 'The old mill', width: 4, height: 5 };
      await addMessages(page, cast, [
        { kind: 'photo', photo },
        { kind: 'gif', gif: { provider: 'house', id: 'nothing-of-this-name', title: 'A cup of coffee' }, mine: true },
      ]);
    },
  },
  {
    ...inChat,
    name: 'chat-older-failed',
    prepare: async (page) => {
      await changeMessages(page, (answer) => ({
        ...answer,
        messages: answer.messages.map((message) => ({ ...message, seq: message.seq + 20 })),
        last_seq: answer.last_seq + 20,
      }));
      await broken(/messages\?.*before=/)(page);
    },
    act: async (page) => {
      await page.locator('[role=region]').first().focus();
      await page.keyboard.press('Home');
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'chat-no-conversations-left',
    who: 'free',
    path: ({ unspoken }) => `/members/${unspoken}/chat`,
    prepare: (page, cast) =>
      changeFact(`/members/${cast.unspoken}/chat`, '"free_conversations_left":1', '"free_conversations_left":0')(page),
  },
  {
    ...inChat,
    name: 'chat-emoji-loading',
    prepare: late(/\/assets\/compact-/),
    act: async (page) => {
      await page.locator('main button:has(svg.lucide-smile)').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'chat-refused-too-many',
    who: 'free',
    path: ({ unspoken }) => `/members/${unspoken}/chat`,
    prepare: (page) =>
      page.route(history, (route) =>
        route.request().method() === 'POST'
          ? refuse(route, 409, 'recipient_busy', { retry_at: new Date(Date.now() + 5 * HOUR_MS).toISOString() })
          : route.fallback(),
      ),
    act: write('Good evening.'),
  },
];
