import { Injectable } from '@nestjs/common';
import { metrics } from '#observability';
import { ReconciliationService } from '#payments';
import { done, Handles, type JobOutcome } from '#queues';

@Injectable()
export class ReconcilePaymentsHandler {
  constructor(private readonly reconciliation: ReconciliationService) {}

  @Handles('payment.reconcile')
  hourly(): Promise<JobOutcome> {
    return this.tell(this.reconciliation.hourly());
  }

  @Handles('payment.reconcile-all')
  nightly(): Promise<JobOutcome> {
    return this.tell(this.reconciliation.nightly());
  }

  private async tell(open: Promise<number>): Promise<JobOutcome> {
    metrics.reconciliationIssues.set(await open);
    return done;
  }
}
