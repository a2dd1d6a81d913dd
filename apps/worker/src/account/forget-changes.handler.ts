import { Injectable } from '@nestjs/common';
import { SessionRevocations, UndoService } from '#auth';
import { done, Handles, type JobOutcome } from '#queues';

@Injectable()
export class ForgetChangesHandler {
  constructor(
    private readonly undoing: UndoService,
    private readonly news: SessionRevocations,
  ) {}

  @Handles('account.forget-changes')
  async forget(): Promise<JobOutcome> {
    await this.undoing.forgetEnded();
    await this.news.forgetOld();
    return done;
  }
}
