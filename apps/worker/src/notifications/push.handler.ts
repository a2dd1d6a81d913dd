import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { pushJobs, PushesService, type PushJob } from '#notifications';
import { Handles, type JobOutcome } from '#queues';

/** All jobs that ask for a push: what each tells stands in its definition. */
@Injectable()
export class PushHandler {
  constructor(private readonly pushes: PushesService) {}

  @Handles(...pushJobs)
  send(payload: unknown, claim: Claim, job: PushJob): Promise<JobOutcome> {
    return this.pushes.answer(job, claim, payload);
  }
}
