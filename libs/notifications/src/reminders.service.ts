import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import { ReadingService } from '#chats';
import { AppError, type ChatId, type ChatView, type MemberId } from '#contracts';
import { Transactions } from '#database';
import type { JobOutcome } from '#queues';
import { unsubscribeCallUrl, unsubscribePageUrl } from './addresses.js';
import { EmailsService } from './emails.service.js';
import { MailsRepository } from './mails.repository.js';
import { MailDelivery } from './mail-delivery.js';
import { whyNoReminder } from './reminders.policy.js';
import { UnsubscribingService } from './unsubscribing.service.js';

/** One conversation asks for attention by mail at most once a day. */
const HOURS_BETWEEN = 24;

@Injectable()
export class RemindersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly reading: ReadingService,
    private readonly mails: MailsRepository,
    private readonly emails: EmailsService,
    private readonly delivery: MailDelivery,
    private readonly unsubscribing: UnsubscribingService,
  ) {}

  /** Reminds a member of unread messages of one conversation, if that is still right. */
  async remindOfUnread(outboxId: string | undefined, memberId: MemberId, chatId: ChatId): Promise<JobOutcome> {
    const [account, chat] = await Promise.all([
      this.transactions.read((tx) => this.accounts.account(tx, memberId)),
      this.chatOf(memberId, chatId),
    ]);
    if (!chat?.profile) return this.delivery.drop(outboxId, 'the conversation is gone');
    const keyStart = `unread:${memberId}:${chatId}:`;
    const why = whyNoReminder({
      status: account.status,
      mailStops: account.notificationsDisabled,
      unread: chat.num_unread_messages,
      chatState: chat.state,
      remindedLately: await this.transactions.read((tx) => this.mails.wentOutSince(tx, memberId, keyStart, HOURS_BETWEEN)),
    });
    if (why) return this.delivery.drop(outboxId, why);

    const token = this.unsubscribing.tokenFor(memberId);
    const email = await this.emails.unread(
      { memberId, siteId: account.siteId, language: account.language },
      { chatId, from: chat.profile.name, count: chat.num_unread_messages, stopUrl: (origin) => unsubscribePageUrl(origin, token) },
    );
    return this.delivery.deliver(outboxId, {
      dedupeKey: `${keyStart}${chat.last_seq}`,
      kind: 'unread',
      memberId,
      locale: account.language,
      to: account.email,
      email,
      unsubscribeUrl: unsubscribeCallUrl(email.sender.url, token),
    });
  }

  /** Undefined when it is not the member's any more: blocked, or removed. */
  private async chatOf(memberId: MemberId, chatId: ChatId): Promise<ChatView | undefined> {
    try {
      return (await this.reading.chat(memberId, chatId)).chat;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }
}
