import type { Page, WebSocketRoute } from 'playwright-core';
import type { ChatsAnswer, MessagesAnswer } from '#contracts';
import type { Scene } from '../scene.js';

const history = /\/api\/chats\/[^/]+\/messages/;
const sockets = new WeakMap<Page, WebSocketRoute>();

/** Everybody with whom the member talks is here. */
const everybodyOnline = (page: Page) =>
  page.route(/\/api\/presence$/, async (route) => {
    const feed = await route.fetch({ url: new URL('/api/chats', route.request().url()).href });
    const { chats } = (await feed.json()) as ChatsAnswer;
    await route.fulfill({ json: { online: chats.flatMap(({ profile }) => profile?.id ?? []) } });
  });

/** The last three are the member's, and stand for all that can become of a message: read, delivered, sent. */
const everyMark = (page: Page, me: string) =>
  page.route(history, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as MessagesAnswer;
    const [first, last] = [answer.last_seq - 2, answer.last_seq];
    const messages = answer.messages.map((message) => (message.seq < first ? message : { ...message, sender_id: me }));
    await route.fulfill({ response, json: { ...answer, messages, read_by_them: first, delivered_to_them: last - 1 } });
  });

/** The other begins to write, as the socket tells it. */
const typing: Scene['act'] = async (page, { conversation }) => {
  await page.waitForTimeout(1_500);
  sockets.get(page)?.send(`42["chat.typing",${JSON.stringify({ v: 1, chat_id: conversation })}]`);
  await page.waitForTimeout(500);
};

const prepare: Scene['prepare'] = async (page, { freeId }) => {
  await everybodyOnline(page);
  await everyMark(page, freeId);
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    socket.connectToServer();
    sockets.set(page, socket);
  });
};

export const marksScenes: readonly Scene[] = [
  { name: 'chat-marks', who: 'free', path: ({ conversation }) => `/chats/${conversation}`, prepare },
  { name: 'chat-typing', who: 'free', path: ({ conversation }) => `/chats/${conversation}`, prepare, act: typing },
  { name: 'chats-online', who: 'free', path: '/chats', prepare },
];
