import { Injectable } from '@nestjs/common';
import { UndoService } from '#auth';
import { done, Handles, type JobOutcome } from '#queues';

@Injectable()
export class ForgetChangesHandler {
  constructor(private readonly undoing: UndoService) {}

  @Handles('account.forget-changes')
  async forget(): Promise<JobOutcome> {
    await this.undoing.forgetEnded();
    return done;
  }
}
