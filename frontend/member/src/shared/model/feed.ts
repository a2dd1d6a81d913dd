import type { ChatId, ChatView, MessageView } from '#contracts';
import { newestFirst, type Feed } from '../api/feed';

const find = (feed: Feed, id: ChatId): ChatView | undefined => feed.chats.find((chat) => chat.id === id);

function replaced(feed: Feed, chat: ChatView): Feed {
  const before = find(feed, chat.id)?.num_unread_messages ?? 0;
  return {
    ...feed,
    chats: [...feed.chats.filter(({ id }) => id !== chat.id), chat].sort(newestFirst),
    num_unread_messages: Math.max(0, feed.num_unread_messages + chat.num_unread_messages - before),
  };
}

/** Whether the feed holds this message or a later one of its conversation. After a gap, and where the conversation is not known (any more), the server must be asked. */
export const holds = (feed: Feed | undefined, message: MessageView): boolean =>
  feed !== undefined && (find(feed, message.chat_id)?.last_seq ?? -1) >= message.seq;

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
