import { Injectable } from '@nestjs/common';
import type { ChatId, MemberId } from '#contracts';
import type { Claim } from '#events';
import { RemindersService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class UnreadReminderHandler {
  constructor(private readonly reminders: RemindersService) {}

  @Handles('mail.unread-reminder')
  send({ conversationId, memberId }: PayloadOf<'mail.unread-reminder'>, claim: Claim): Promise<JobOutcome> {
    return this.reminders.remindOfUnread(claim, memberId as MemberId, conversationId as ChatId);
  }
}
