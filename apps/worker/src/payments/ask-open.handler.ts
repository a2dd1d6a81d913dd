import { Injectable } from '@nestjs/common';
import { OpenOrders } from '#payments';
import { done, Handles, unfinished, type JobOutcome } from '#queues';

@Injectable()
export class AskOpenOrdersHandler {
  constructor(private readonly openOrders: OpenOrders) {}

  @Handles('payment.ask-open')
  async ask(): Promise<JobOutcome> {
    return (await this.openOrders.pollDue()) ? unfinished('more') : done;
  }
}
