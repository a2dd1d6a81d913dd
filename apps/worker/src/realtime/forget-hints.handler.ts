import { Injectable } from '@nestjs/common';
import { done, Handles, type JobOutcome } from '#queues';
import { HintStream } from '#realtime';

@Injectable()
export class ForgetHintsHandler {
  constructor(private readonly hints: HintStream) {}

  @Handles('realtime.forget-hints')
  async forgetHints(): Promise<JobOutcome> {
    await this.hints.forgetOld();
    return done;
  }
}
