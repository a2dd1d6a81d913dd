import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { RemindersService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class CheckUnreadHandler {
  constructor(private readonly reminders: RemindersService) {}

  @Handles('notifications.check-unread')
  check({ key, conversationId, memberId }: PayloadOf<'notifications.check-unread'>, claim: Claim): Promise<JobOutcome> {
    return this.reminders.checkUnread(claim, { key, memberId, chatId: conversationId });
  }
}
