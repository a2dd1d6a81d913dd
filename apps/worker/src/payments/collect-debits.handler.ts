import { Injectable } from '@nestjs/common';
import { DebitCollection } from '#payments';
import { done, Handles, type JobOutcome } from '#queues';

@Injectable()
export class CollectDebitsHandler {
  constructor(private readonly collection: DebitCollection) {}

  /** Debits whose day has come are asked of the bank; those that are not to be collected any more end with their orders. */
  @Handles('payment.collect-debits')
  async collect(): Promise<JobOutcome> {
    await this.collection.collect();
    return done;
  }
}
