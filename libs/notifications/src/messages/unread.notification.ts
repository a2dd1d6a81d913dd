import { defineChosenMail } from '../define-mail.js';
import { MailsRepository } from '../mails.repository.js';
import { Recipients } from '../recipients.service.js';
import { UnreadChats } from '../unread-chats.service.js';
import { sampleId as chatId } from './samples.js';
import { unreadOf, writeUnread } from './unread-parts.js';

/** One conversation asks for attention by mail at most once a day. */
const HOURS_BETWEEN = 24;

/** Reminds a member of unread messages of one conversation, if that is still right. */
export const unreadMail = defineChosenMail({
  kind: 'unread',
  job: 'mail.unread-reminder',
  urgency: 'bulk',
  guarantee: 'at-most-once',
  categories: ['unread_messages'],
  uses: { chats: UnreadChats, recipients: Recipients, mails: MailsRepository },
  async load({ memberId, conversationId }, { chats, recipients, mails, read }) {
    const found = await unreadOf({ memberId, conversationId }, recipients, chats);
    if (typeof found === 'string') return found;
    const { to, chat, facts } = found;
    const key = `${memberId}:${conversationId}:${chat.last_seq}`;
    const keyStarts = ['unread', 'message'].map((kind) => `${kind}:${memberId}:${conversationId}:`);
    const past = { dedupeKey: `unread:${key}`, keyStarts };
    if (await read((tx) => mails.wentOutSince(tx, memberId, past, HOURS_BETWEEN))) return 'reminded today';
    return { to, key, facts, choice: { category: 'unread_messages', about: conversationId } };
  },
  write: writeUnread,
  samples: { 'unread-one': { chatId, from: 'Jan', count: 1 }, 'unread-several': { chatId, from: 'Margaretha', count: 5 } },
});
