import { Injectable } from '@nestjs/common';
import { ReconciliationService } from '#payments';
import { done, Handles, type JobOutcome } from '#queues';

@Injectable()
export class ReconcilePaymentsHandler {
  constructor(private readonly reconciliation: ReconciliationService) {}

  @Handles('payment.reconcile')
  async hourly(): Promise<JobOutcome> {
    await this.reconciliation.hourly();
    return done;
  }

  @Handles('payment.reconcile-all')
  async nightly(): Promise<JobOutcome> {
    await this.reconciliation.nightly();
    return done;
  }
}
