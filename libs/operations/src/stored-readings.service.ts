import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { Heartbeats, OutboxStore } from '#events';
import { SentMails } from '#notifications';
import { PaymentReadings, type PaymentReading } from './payment-readings.service.js';
import { WaitingWork, type WorkReading } from './waiting-work.service.js';

/** What Postgres knows. */
export type StoredReading = WorkReading &
  PaymentReading & {
    readonly activationWaitS: number;
    readonly mailsFailingS: number;
    readonly mailsRefused: { readonly domain: number; readonly all: number };
    /** Of this process. */
    readonly isReplicaMissing: boolean;
    /** API processes that live. */
    readonly apis: number;
    readonly workers: { readonly alive: number; readonly lost: number; readonly silentS: number | undefined };
  };

/** How things stand by Postgres. */
@Injectable()
export class StoredReadings {
  constructor(
    private readonly transactions: Transactions,
    private readonly work: WaitingWork,
    private readonly payments: PaymentReadings,
    private readonly outbox: OutboxStore,
    private readonly mails: SentMails,
    private readonly heartbeats: Heartbeats,
  ) {}

  /** One question after the other: a process that measures takes one connection, however often it does. */
  async read(): Promise<StoredReading> {
    const work = await this.work.read();
    const payments = await this.payments.read();
    const { newestSent, mailsRefused, workers, apis } = await this.transactions.read(async (tx) => ({
      newestSent: await this.mails.newest(tx),
      mailsRefused: await this.mails.refused(tx),
      workers: await this.heartbeats.workers(tx),
      apis: await this.heartbeats.countApis(tx),
    }));
    const alive = workers.filter(({ isAlive }) => isAlive).length;
    return {
      ...work,
      ...payments,
      activationWaitS: await this.outbox.waitOf('mail.activation'),
      mailsFailingS: await this.outbox.failingFor('mail.', newestSent ?? new Date(0)),
      mailsRefused,
      isReplicaMissing: this.transactions.isReplicaMissing,
      apis,
      workers: {
        alive,
        lost: workers.length - alive,
        silentS: workers.length > 0 ? Math.min(...workers.map(({ silentS }) => silentS)) : undefined,
      },
    };
  }
}
