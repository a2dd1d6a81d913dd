import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { mailJobs, MessagesService, type MailJob } from '#notifications';
import { Handles, type JobOutcome } from '#queues';

/** All jobs that ask for a mail: what each tells stands in its definition. */
@Injectable()
export class MailHandler {
  constructor(private readonly messages: MessagesService) {}

  @Handles(...mailJobs)
  send(payload: unknown, claim: Claim, job: MailJob): Promise<JobOutcome> {
    return this.messages.answer(job, claim, payload);
  }
}
