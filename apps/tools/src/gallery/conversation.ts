import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import type { ChatView, ChatsAnswer, MessageView, MessagesAnswer } from '#contracts';
import type { Cast } from './cast.js';

export const history = /\/api\/chats\/[^/]+\/messages/;
export const feed = /\/api\/chats(\?|$)/;
const chats = /\/api\/chats(\?|$|\/[\w-]+$)/;

export const inConversation = ({ conversation }: Cast): string => `/chats/${conversation}`;

const answered = async <Answer>(route: Route, change: (answer: Answer) => Answer): Promise<unknown> => {
  if (route.request().method() !== 'GET') return route.fallback();
  const response = await route.fetch();
  // Nothing new since the last answer has no body.
  if (!response.ok()) return route.fulfill({ response });
  return route.fulfill({ response, json: change((await response.json()) as Answer) });
};

/** The conversation with something else in it than what was said. */
export const changeMessages = (page: Page, change: (answer: MessagesAnswer) => MessagesAnswer): Promise<unknown> =>
  page.route(history, (route) => answered(route, change));

export type Line = Partial<MessageView> & { readonly mine?: boolean };

/** These lines behind the last one, as if they had just been said. */
export const addMessages = (page: Page, { freeId }: Cast, lines: readonly Line[]): Promise<unknown> =>
  changeMessages(page, (answer) => {
    const other = answer.messages.find(({ sender_id }) => sender_id !== freeId)?.sender_id;
    const [pattern] = answer.messages.slice(-1);
    if (!pattern || !other) return answer;
    const more = lines.map(({ mine, ...line }, index) => ({
      ...pattern,
      kind: 'text' as const,
      text: '',
      gift: null,
      gif: undefined,
      photo: undefined,
      client_id: randomUUID(),
      sender_id: mine ? (freeId as typeof other) : other,
      seq: answer.last_seq + index + 1,
      ...line,
    }));
    return { ...answer, messages: [...answer.messages, ...more], last_seq: answer.last_seq + more.length };
  });

/** Every conversation changed, in the list and where it is open. */
export const everyChat = (page: Page, change: (chat: ChatView) => ChatView): Promise<unknown> =>
  page.route(chats, (route) =>
    answered<{ chat?: ChatView; chats?: ChatView[] }>(route, ({ chat, chats: all, ...rest }) => ({
      ...rest,
      ...(chat && { chat: change(chat) }),
      ...(all && { chats: all.map(change) }),
    })),
  );

/** The list with others in it. */
export const changeChats = (page: Page, change: (answer: ChatsAnswer) => ChatsAnswer): Promise<unknown> =>
  page.route(feed, (route) => answered(route, change));
