import { Injectable } from '@nestjs/common';
import { ReconcilingService, type RecountPlace } from '#chats';
import { done, Handles, unfinished, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class ReconcileHandler {
  constructor(private readonly reconciling: ReconcilingService) {}

  @Handles('chats.reconcile')
  async reconcile({ progress }: PayloadOf<'chats.reconcile'>): Promise<JobOutcome> {
    const next = await this.reconciling.reconcile(progress === null ? undefined : (JSON.parse(progress) as RecountPlace));
    return next ? unfinished(JSON.stringify(next)) : done;
  }
}
