import { Injectable } from '@nestjs/common';
import type { ChatId, MemberId } from '#contracts';
import { Transactions } from '#database';
import { Outbox, type Claim } from '#events';
import { done, type JobOutcome } from '#queues';
import { EmailsService } from './emails.service.js';
import { MailsRepository } from './mails.repository.js';
import { MemberMails, type Recipient } from './member-mails.service.js';
import { messageUnread, messageWaits } from './notifications.events.js';
import { whyNoMessageMail } from './reminders.policy.js';
import { UnreadChats, type UnreadChat } from './unread-chats.service.js';

interface MessageFacts {
  readonly key: string;
  readonly memberId: MemberId;
  readonly chatId: ChatId;
}

/** One conversation asks for attention by mail at most once a day. */
const HOURS_BETWEEN = 24;

/** The mails about messages that nobody has read: one soon after the first of them, and a reminder. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly chats: UnreadChats,
    private readonly mails: MailsRepository,
    private readonly emails: EmailsService,
    private readonly memberMails: MemberMails,
    private readonly outbox: Outbox,
  ) {}

  /** A moment after a message: when it is still unread, its reader is told of it. */
  async checkUnread(claim: Claim, { key, memberId, chatId }: MessageFacts): Promise<JobOutcome> {
    const found = await this.chats.of(memberId, chatId);
    if (!found?.num_unread_messages) return this.memberMails.drop(claim, 'read meanwhile');
    await this.transactions.run(async (tx) => {
      if (await claim.settle(tx)) await this.outbox.tell(tx, messageUnread, { key, conversationId: chatId, memberId });
    });
    return done;
  }

  /** Tells of a message a minute after it was written, once until it is read, and sees to it that the reader is reminded. */
  async tellOfMessage(claim: Claim, { key, memberId, chatId }: MessageFacts): Promise<JobOutcome> {
    const found = await this.unreadOf(memberId, chatId);
    if (typeof found === 'string') return this.memberMails.drop(claim, found);
    claim.alongside((tx) => this.outbox.tell(tx, messageWaits, { key, conversationId: chatId, memberId }));
    const { reader, chat } = found;
    const hasAnswered = await this.chats.hasAnswered(memberId, chatId);
    return this.memberMails.tell(claim, reader, {
      kind: 'message',
      // More of them follow the first; until it is read nothing new is told.
      dedupeKey: `message:${memberId}:${chatId}:${chat.last_seq - chat.num_unread_messages}`,
      category: hasAnswered ? 'new_messages' : 'new_conversations',
      about: chatId,
      write: (stopUrl) => this.emails.unread(reader, { ...factsOf(chat), stopUrl }),
    });
  }

  /** Reminds a member of unread messages of one conversation, if that is still right. */
  async remindOfUnread(claim: Claim, memberId: MemberId, chatId: ChatId): Promise<JobOutcome> {
    const found = await this.unreadOf(memberId, chatId);
    if (typeof found === 'string') return this.memberMails.drop(claim, found);
    const { reader, chat } = found;
    const keyStarts = ['unread', 'message'].map((kind) => `${kind}:${memberId}:${chatId}:`);
    const dedupeKey = `unread:${memberId}:${chatId}:${chat.last_seq}`;
    const isLately = await this.transactions.read((tx) => this.mails.wentOutSince(tx, memberId, { dedupeKey, keyStarts }, HOURS_BETWEEN));
    if (isLately) return this.memberMails.drop(claim, 'reminded today');
    return this.memberMails.tell(claim, reader, {
      kind: 'unread',
      dedupeKey,
      category: 'unread_messages',
      about: chatId,
      write: (stopUrl) => this.emails.unread(reader, { ...factsOf(chat), stopUrl }),
    });
  }

  /** What there is to tell, or why nothing is. */
  private async unreadOf(memberId: MemberId, chatId: ChatId): Promise<{ reader: Recipient; chat: UnreadChat } | string> {
    const [{ reader, facts }, chat] = await Promise.all([this.memberMails.recipient(memberId), this.chats.of(memberId, chatId)]);
    if (!chat) return 'the conversation is gone';
    return whyNoMessageMail({ ...facts, unread: chat.num_unread_messages, chatState: chat.state }) ?? { reader, chat };
  }
}

const factsOf = ({ id, profile, num_unread_messages: count }: UnreadChat) => ({ chatId: id, from: profile.name, count });
