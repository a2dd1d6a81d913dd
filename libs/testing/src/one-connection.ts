import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';

/**
 * Refuses whoever asks for a second connection while holding one. When all connections are held by such, each waits for the others, and nobody gets
 * any further: under load only, which no other test sees.
 */
@Injectable()
export class OneConnection extends Transactions {
  private readonly held = new AsyncLocalStorage<true>();

  override async run<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    this.assertFree();
    return super.run((tx) => this.held.run(true, () => work(tx)));
  }

  override async read<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    this.assertFree();
    return super.read(work);
  }

  override async readStale<Result>(readerId: string | null, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    this.assertFree();
    return super.readStale(readerId, work);
  }

  override async single<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    this.assertFree();
    return super.single(sql, parameters);
  }

  private assertFree(): void {
    if (this.held.getStore()) throw new Error('a second connection was asked for inside a transaction');
  }
}
