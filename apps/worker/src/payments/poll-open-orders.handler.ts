import { Injectable } from '@nestjs/common';
import { OpenOrders } from '#payments';
import { done, Handles, unfinished, type JobOutcome } from '#queues';

@Injectable()
export class PollOpenOrdersHandler {
  constructor(private readonly openOrders: OpenOrders) {}

  @Handles('payment.poll-open-orders')
  async poll(): Promise<JobOutcome> {
    return (await this.openOrders.pollDue()) ? unfinished('more') : done;
  }
}
