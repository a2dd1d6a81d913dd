import { Injectable } from '@nestjs/common';
import { MailRetention } from '#notifications';
import { done, Handles, unfinished, type JobOutcome } from '#queues';

@Injectable()
export class ForgetMailsHandler {
  constructor(private readonly retention: MailRetention) {}

  @Handles('notifications.forget-mails')
  async forget(): Promise<JobOutcome> {
    return (await this.retention.forgetOld()) ? unfinished() : done;
  }
}
