import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { HeartbeatsRepository, type BeatingProcess, type ProcessLife } from './heartbeats.repository.js';

export type { BeatingProcess, ProcessLife };

/** Silent for longer than so many seconds, a process counts as lost. */
const SILENT_S = 15;
/** Whoever is to see a loss has an hour. */
const FORGOTTEN_S = 3_600;

/** Signs of life of all processes. Each has its own row, so that the loss of one of two is seen. */
@Injectable()
export class Heartbeats {
  constructor(
    private readonly transactions: Transactions,
    private readonly heartbeats: HeartbeatsRepository,
  ) {}

  /** Also forgets the processes that were lost an hour ago. */
  beat(self: BeatingProcess): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.heartbeats.put(tx, self);
      await this.heartbeats.removeSilent(tx, FORGOTTEN_S);
    });
  }

  /** The process ends by itself: nothing was lost. */
  end(id: string): Promise<void> {
    return this.transactions.run((tx) => this.heartbeats.remove(tx, id));
  }

  /** The workers that live, and those that went silent within the last hour without having ended. */
  workers(tx: Tx): Promise<ProcessLife[]> {
    return this.heartbeats.find(tx, 'worker', SILENT_S);
  }

  /** How many API processes live. */
  async countApis(tx: Tx): Promise<number> {
    return (await this.heartbeats.find(tx, 'api', SILENT_S)).filter(({ isAlive }) => isAlive).length;
  }

  async countWorkers(): Promise<{ readonly alive: number; readonly lost: number }> {
    const workers = await this.transactions.read((tx) => this.workers(tx));
    const alive = workers.filter(({ isAlive }) => isAlive).length;
    return { alive, lost: workers.length - alive };
  }
}
