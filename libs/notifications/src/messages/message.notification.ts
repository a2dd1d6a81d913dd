import { mailsADay } from '#auth';
import { Claim, Outbox } from '#events';
import { defineChosenMail, definePush } from '../definitions/index.js';
import { messageUnread, messageWaits } from '../notifications.events.js';
import { Recipients } from '../recipients/index.js';
import { UnreadChats } from '../summaries/index.js';
import { unreadMessage } from './payload-parts.js';
import { noticeOfUnread, unreadChat, unreadOf, writeUnread } from './unread-parts.js';

/** Tells of a message a minute after it was written, once until it is read, and sees to it that the reader is reminded. */
export const messageMail = defineChosenMail({
  kind: 'message',
  job: 'mail.message',
  on: [{ event: messageUnread, delay: 40, key: 'key' }],
  payload: unreadMessage,
  urgency: 'bulk',
  guarantee: 'at-most-once',
  /** What other members do, for who wants it at once: each pair of people is told of by itself, and a crowd of accounts is many pairs. */
  limit: mailsADay(60),
  categories: ['new_conversations', 'new_messages'],
  uses: { chats: UnreadChats, recipients: Recipients, outbox: Outbox, claim: Claim },
  async load({ key: messageKey, memberId, conversationId }, { chats, recipients, outbox, claim }) {
    const found = await unreadOf({ memberId, conversationId }, recipients, chats);
    if (typeof found === 'string') return found;
    // Who wants no mails may be reminded by another way.
    claim.onSettle((tx) => outbox.tell(tx, messageWaits, { key: messageKey, conversationId, memberId }));
    const { to, chat, facts, whyNoMail } = found;
    if (whyNoMail) return whyNoMail;
    const category = (await chats.hasAnswered(memberId, conversationId)) ? 'new_messages' : 'new_conversations';
    // More of them follow the first; until it is read nothing new is told.
    const key = `${memberId}:${conversationId}:${chat.last_seq - chat.num_unread_messages}`;
    return { to, key, facts, choice: { category, about: conversationId } };
  },
  write: writeUnread,
  samples: {},
});

/** The same on the devices of the reader, as soon as it has not been read for a moment. */
export const messagePush = definePush({
  job: 'push.message',
  on: [{ event: messageUnread, key: 'key' }],
  payload: unreadMessage,
  categories: ['new_conversations', 'new_messages'],
  uses: { chats: UnreadChats },
  async load({ memberId, conversationId }, { chats }) {
    const facts = await unreadChat(chats, memberId, conversationId);
    if (!facts) return 'read meanwhile';
    const category = (await chats.hasAnswered(memberId, conversationId)) ? 'new_messages' : 'new_conversations';
    return { memberId, facts, choice: { category, about: conversationId } };
  },
  write: noticeOfUnread,
});
