import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { AnnouncementMails, MailingsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class AnnouncementHandler {
  constructor(
    private readonly mailings: MailingsService,
    private readonly mails: AnnouncementMails,
  ) {}

  @Handles('notifications.begin-announcement')
  begin(_payload: PayloadOf<'notifications.begin-announcement'>, claim: Claim): Promise<JobOutcome> {
    return this.mailings.begin(claim);
  }

  @Handles('mail.announcement-test')
  sendTest(test: PayloadOf<'mail.announcement-test'>, claim: Claim): Promise<JobOutcome> {
    return this.mails.sendTest(claim, test);
  }
}
