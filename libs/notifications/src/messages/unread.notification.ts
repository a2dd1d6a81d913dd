import { Claim } from '#events';
import { fillPlural } from '#i18n';
import { defineChosenMail, definePush } from '../definitions/index.js';
import { MailsRepository } from '../mails/index.js';
import { messageWaits } from '../notifications.events.js';
import { PushesRepository } from '../pushes/index.js';
import { Recipients } from '../recipients/index.js';
import { UnreadChats } from '../summaries/index.js';
import { unreadMessage } from './payload-parts.js';
import { sampleId as chatId } from './samples.js';
import { unreadChat, unreadOf, writeUnread } from './unread-parts.js';

/** One conversation asks for attention at most once a day. */
const HOURS_BETWEEN = 24;

/** Reminds a member of unread messages of one conversation, if that is still right. */
export const unreadMail = defineChosenMail({
  kind: 'unread',
  job: 'mail.unread-reminder',
  on: [{ event: messageWaits, delay: 14 * 60, key: 'key' }],
  payload: unreadMessage,
  urgency: 'bulk',
  guarantee: 'at-most-once',
  limit: 'none',
  categories: ['unread_messages'],
  uses: { chats: UnreadChats, recipients: Recipients, mails: MailsRepository },
  async load({ memberId, conversationId }, { chats, recipients, mails, read }) {
    const found = await unreadOf({ memberId, conversationId }, recipients, chats);
    if (typeof found === 'string') return found;
    const { to, chat, facts, whyNoMail } = found;
    if (whyNoMail) return whyNoMail;
    const key = `${memberId}:${conversationId}:${chat.last_seq}`;
    const keyStarts = ['unread', 'message'].map((kind) => `${kind}:${memberId}:${conversationId}:`);
    const past = { dedupeKey: `unread:${key}`, keyStarts };
    if (await read((tx) => mails.wentOutSince(tx, memberId, past, HOURS_BETWEEN))) return 'reminded today';
    return { to, key, facts, choice: { category: 'unread_messages', about: conversationId } };
  },
  write: writeUnread,
  samples: { 'unread-one': { chatId, from: 'Jan', count: 1 }, 'unread-several': { chatId, from: 'Margaretha', count: 5 } },
});

/** The same on the devices of the reader, whether a push told of the message or not: that one may be gone with a stroke. */
export const unreadPush = definePush({
  job: 'push.unread-reminder',
  on: [{ event: messageWaits, delay: 14 * 60, key: 'key' }],
  payload: unreadMessage,
  categories: ['unread_messages'],
  uses: { chats: UnreadChats, pushes: PushesRepository, claim: Claim },
  async load({ memberId, conversationId }, { chats, pushes, read, claim }) {
    const chat = await unreadChat(chats, memberId, conversationId);
    if (!chat) return 'read meanwhile';
    const keyStart = `unread:${memberId}:${conversationId}:`;
    if (await read((tx) => pushes.wentOutSince(tx, memberId, { keyStart, claimId: claim.id }, HOURS_BETWEEN))) return 'reminded today';
    const once = { kind: 'unread', dedupeKey: `${keyStart}${chat.lastSeq}` };
    return { memberId, facts: chat, choice: { category: 'unread_messages', about: conversationId }, once };
  },
  write({ words: { pushes }, locale }, { chatId: id, count }) {
    return { title: fillPlural(pushes.reminder.title, locale, count), body: pushes.reminder.text, url: `/chats/${id}`, tag: `chat-${id}` };
  },
});
