import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { DeadLetters, Heartbeats, OutboxStore, Schedule } from '#events';
import { SentMails } from '#notifications';
import { Disputes, PaymentIssues } from '#payments';

export type OutboxFigures = { readonly due: number; readonly oldestS: number | undefined; readonly deadLetters: number };

/** What Postgres knows. */
export type StoredReading = {
  readonly outbox: OutboxFigures;
  readonly activationWaitS: number;
  readonly paymentWaitS: number;
  readonly paymentIssues: number;
  readonly lateDebits: number;
  readonly unknownPaymentCalls: number;
  /** Of what the card schemes bear, by way to pay. */
  readonly disputes: readonly { readonly way: string; readonly share: number }[];
  readonly mailsFailingS: number;
  readonly mailsRefused: { readonly domain: number; readonly all: number };
  readonly recurring: { readonly delay: number; readonly failing: number };
  /** Of this process. */
  readonly isReplicaMissing: boolean;
  /** API processes that live. */
  readonly apis: number;
  readonly workers: { readonly alive: number; readonly lost: number; readonly silentS: number | undefined };
};

const COUNTED = 10_000;

/** How things stand by Postgres. */
@Injectable()
export class StoredReadings {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: OutboxStore,
    private readonly letters: DeadLetters,
    private readonly schedule: Schedule,
    private readonly heartbeats: Heartbeats,
    private readonly mails: SentMails,
    private readonly issues: PaymentIssues,
    private readonly disputes: Disputes,
  ) {}

  /** One question after the other: a process that measures takes one connection, however often it does. */
  async read(): Promise<StoredReading> {
    const { due, oldestS } = await this.outbox.due();
    const { deadLetters, newestSent, mailsRefused, workers, apis } = await this.transactions.read(async (tx) => ({
      deadLetters: await this.letters.count(tx, COUNTED),
      newestSent: await this.mails.newest(tx),
      mailsRefused: await this.mails.refused(tx),
      workers: await this.heartbeats.workers(tx),
      apis: await this.heartbeats.countApis(tx),
    }));
    const alive = workers.filter(({ isAlive }) => isAlive).length;
    return {
      outbox: { due, oldestS, deadLetters },
      activationWaitS: await this.outbox.waitOf('mail.activation'),
      paymentWaitS: await this.outbox.waitOf('payment.sync'),
      paymentIssues: await this.issues.countOpen(),
      lateDebits: await this.issues.countLateDebits(),
      unknownPaymentCalls: await this.issues.countUnknownCalls(),
      disputes: await this.disputes.now(),
      mailsFailingS: await this.outbox.failingFor('mail.', newestSent ?? new Date(0)),
      mailsRefused,
      recurring: await this.schedule.measure(),
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
