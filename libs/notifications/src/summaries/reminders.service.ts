import { Injectable } from '@nestjs/common';
import type { ChatId, MemberId } from '#contracts';
import { Transactions } from '#database';
import { Outbox, type Claim } from '#events';
import { done, type JobOutcome } from '#queues';
import { MailDelivery } from '../mails/index.js';
import { messageUnread } from '../notifications.events.js';
import { UnreadChats } from './unread-chats.service.js';

interface MessageFacts {
  readonly key: string;
  readonly memberId: MemberId;
  readonly chatId: ChatId;
}

/** Looks whether there is anything to tell of a message. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly chats: UnreadChats,
    private readonly delivery: MailDelivery,
    private readonly outbox: Outbox,
  ) {}

  /** A moment after a message: when it is still unread, its reader is told of it. */
  async checkUnread(claim: Claim, { key, memberId, chatId }: MessageFacts): Promise<JobOutcome> {
    const found = await this.chats.of(memberId, chatId);
    if (!found?.num_unread_messages) return this.delivery.drop(claim, 'read meanwhile');
    await this.transactions.run(async (tx) => {
      if (await claim.settle(tx)) await this.outbox.tell(tx, messageUnread, { key, conversationId: chatId, memberId });
    });
    return done;
  }
}
