import type { ChatId, MemberId } from '#contracts';
import { fillPlural } from '#i18n';
import type { Email } from '#mail';
import { action, chatUrl, frame, type EmailContext } from '../mails/index.js';
import type { Notice } from '../definitions/index.js';
import type { PushContext } from '../pushes/index.js';
import type { Recipients } from '../recipients/index.js';
import { whyNoMail, whyNothingUnread, type UnreadChats } from '../summaries/index.js';

type UnreadFacts = { readonly chatId: string; readonly from: string; readonly count: number };

/** Says who wrote and how much, never what. */
export function writeUnread(context: EmailContext, { chatId, from, count }: UnreadFacts): Email {
  const { unread } = context.words;
  const about = { name: from, site: context.site.name };
  const subject = fillPlural(unread.subject, context.locale, count, about);
  const text = fillPlural(unread.text, context.locale, count, about);
  return {
    ...frame(context, { ...unread, subject, text }),
    action: action(context, unread.button, chatUrl(context.origin, chatId)),
    notes: [],
  };
}

/** What there is to tell of a conversation, and why it may not be told by mail; or why nothing is. */
export async function unreadOf(
  { memberId, conversationId }: { readonly memberId: MemberId; readonly conversationId: ChatId },
  recipients: Recipients,
  chats: UnreadChats,
) {
  const [{ to, reader }, chat] = await Promise.all([recipients.member(memberId), chats.of(memberId, conversationId)]);
  if (!chat) return 'the conversation is gone';
  const why = whyNothingUnread({ unread: chat.num_unread_messages, chatState: chat.state });
  const facts: UnreadFacts = { chatId: chat.id, from: chat.profile.name, count: chat.num_unread_messages };
  return why ?? { to, chat, facts, whyNoMail: whyNoMail(reader) };
}

/** What a push tells of a conversation; undefined when nothing in it waits to be read. */
export async function unreadChat(
  chats: UnreadChats,
  memberId: MemberId,
  chatId: ChatId,
): Promise<(UnreadFacts & { readonly lastSeq: number }) | undefined> {
  const chat = await chats.of(memberId, chatId);
  if (!chat?.num_unread_messages || chat.state !== 'open') return undefined;
  return { chatId, from: chat.profile.name, count: chat.num_unread_messages, lastSeq: chat.last_seq };
}

export const noticeOfUnread = ({ words: { unread }, locale }: PushContext, { chatId, from: name, count }: UnreadFacts): Notice => ({
  title: fillPlural(unread.subject, locale, count, { name }),
  body: unread.preview,
  url: `/chats/${chatId}`,
  tag: `chat-${chatId}`,
});
