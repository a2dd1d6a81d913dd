import { Injectable } from '@nestjs/common';
import type { ChatId, MemberId } from '#contracts';
import { Transactions } from '#database';
import { Outbox, type Claim } from '#events';
import { done, skipped, type JobOutcome } from '#queues';
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
    if (!(await this.chats.of(memberId, chatId))) return this.delivery.drop(claim, 'not theirs any more');
    return this.transactions.run(async (tx) => {
      // A message that is sent while the claim waits relies on it: none comes between this look and the commit.
      const unread = await this.chats.lockUnread(tx, memberId, chatId);
      const isOurs = await claim.settle(tx);
      if (unread === 0) return skipped('read meanwhile');
      if (isOurs) await this.outbox.tell(tx, messageUnread, { key, conversationId: chatId, memberId });
      return done;
    });
  }
}
