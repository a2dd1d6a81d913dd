import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { HeartbeatsRepository } from './heartbeats.repository.js';

/** Signs of life of the processes that nobody calls. */
@Injectable()
export class Heartbeats {
  constructor(
    private readonly transactions: Transactions,
    private readonly heartbeats: HeartbeatsRepository,
  ) {}

  beat(process: 'worker'): Promise<void> {
    return this.transactions.run((tx) => this.heartbeats.put(tx, process));
  }

  /** Whether there was one in the last seconds. */
  wasOneWithin(seconds: number): Promise<boolean> {
    return this.transactions.read((tx) => this.heartbeats.isYoungerThan(tx, seconds));
  }
}
