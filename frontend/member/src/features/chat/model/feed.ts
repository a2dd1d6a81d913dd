import type { ChatId, ChatView, MessageView } from '#contracts';
import type { Feed } from '#member/shared/api/feed';

const find = (feed: Feed, id: ChatId): ChatView | undefined => feed.chats.find((chat) => chat.id === id);

const lastAt = (chat: ChatView): string => chat.messages.at(-1)?.at ?? '';

/** The newest first; a conversation without a message was opened just now and stands above. */
const inOrder = (chats: readonly ChatView[]): readonly ChatView[] =>
  [...chats].sort((a, b) => {
    const [x, y] = [lastAt(a), lastAt(b)];
    if (!x || !y) return Number(Boolean(x)) - Number(Boolean(y));
    return x < y ? 1 : x > y ? -1 : 0;
  });

function replaced(feed: Feed, chat: ChatView): Feed {
  const before = find(feed, chat.id)?.num_unread_messages ?? 0;
  return {
    ...feed,
    chats: inOrder([...feed.chats.filter(({ id }) => id !== chat.id), chat]),
    num_unread_messages: Math.max(0, feed.num_unread_messages + chat.num_unread_messages - before),
  };
}

/** A gap, or a conversation that is not known (any more): the hint cannot be applied, the server must be asked. */
export function needsFetch(feed: Feed, message: MessageView): boolean {
  const chat = find(feed, message.chat_id);
  return !chat || message.seq > chat.last_seq + 1;
}

/** The next message of a known conversation is applied; every other one changes nothing. */
export function withMessage(feed: Feed, message: MessageView, me: string): Feed {
  const chat = find(feed, message.chat_id);
  if (chat?.last_seq !== message.seq - 1) return feed;
  const unread = chat.num_unread_messages + (message.sender_id === me ? 0 : 1);
  return replaced(feed, { ...chat, messages: [message], last_seq: message.seq, num_unread_messages: unread });
}

/** The member has read the conversation up to its end. */
export function withOwnRead(feed: Feed, id: ChatId): Feed {
  const chat = find(feed, id);
  return chat && chat.num_unread_messages > 0 ? replaced(feed, { ...chat, num_unread_messages: 0 }) : feed;
}

/** `upTo`: what went was deleted up to this message; a newer one has brought it back. */
export function withoutChat(feed: Feed, id: ChatId, upTo = Infinity): Feed {
  const chat = find(feed, id);
  if (!chat || chat.last_seq > upTo) return feed;
  const emptied = replaced(feed, { ...chat, num_unread_messages: 0 });
  return { ...emptied, chats: emptied.chats.filter((other) => other.id !== id) };
}
