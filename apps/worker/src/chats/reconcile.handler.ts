import { Injectable } from '@nestjs/common';
import { ReconcilingService } from '#chats';
import { done, Handles, type JobOutcome } from '#queues';

@Injectable()
export class ReconcileHandler {
  constructor(private readonly reconciling: ReconcilingService) {}

  @Handles('chats.reconcile')
  async reconcile(): Promise<JobOutcome> {
    await this.reconciling.reconcile();
    return done;
  }
}
