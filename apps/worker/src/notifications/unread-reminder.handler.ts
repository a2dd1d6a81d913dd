import { Injectable } from '@nestjs/common';
import type { ChatId, MemberId } from '#contracts';
import { RemindersService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class UnreadReminderHandler {
  constructor(private readonly reminders: RemindersService) {}

  @Handles('mail.unread-reminder')
  send({ conversationId, memberId }: PayloadOf<'mail.unread-reminder'>, outboxId: string | undefined): Promise<JobOutcome> {
    return this.reminders.remindOfUnread(outboxId, memberId as MemberId, conversationId as ChatId);
  }
}
