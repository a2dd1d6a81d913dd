import { Injectable } from '@nestjs/common';
import type { ChatId, MemberId } from '#contracts';
import type { Claim } from '#events';
import { RemindersService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class MessageMailHandler {
  constructor(private readonly reminders: RemindersService) {}

  @Handles('notifications.check-unread')
  check({ key, conversationId, memberId }: PayloadOf<'notifications.check-unread'>, claim: Claim): Promise<JobOutcome> {
    return this.reminders.checkUnread(claim, { key, memberId: memberId as MemberId, chatId: conversationId as ChatId });
  }

  @Handles('mail.message')
  send({ key, conversationId, memberId }: PayloadOf<'mail.message'>, claim: Claim): Promise<JobOutcome> {
    return this.reminders.tellOfMessage(claim, { key, memberId: memberId as MemberId, chatId: conversationId as ChatId });
  }
}
