import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { Clock, Transactions, type Tx } from '#database';
import { bookDay, monthBefore } from '../calendar/index.js';
import { sharesNow, type DisputeBounds, type DisputeCount } from './disputes.policy.js';
import { DisputesRepository } from './disputes.repository.js';

/** How many of the sales were disputed, as the card schemes count it. */
@Injectable()
export class Disputes {
  constructor(
    private readonly transactions: Transactions,
    private readonly disputes: DisputesRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get bounds(): DisputeBounds {
    return this.config.disputes;
  }

  async count(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.disputes.lock(tx);
      await this.disputes.count(tx);
    });
  }

  /** The last twelve months. */
  counts(tx: Tx): Promise<DisputeCount[]> {
    return this.disputes.counts(tx);
  }

  /** Of the limit, by way to pay and scheme; without those that have too few sales to say anything. */
  async now(): Promise<{ readonly way: string; readonly share: number }[]> {
    const month = bookDay(this.clock.now()).slice(0, 7);
    const counts = await this.transactions.read((tx) => this.disputes.counts(tx));
    return sharesNow(counts, { month, before: monthBefore(month) }, this.bounds);
  }
}
