import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { RedisClients, Transactions } from '#database';
import { DeadLetters, Heartbeats, OutboxStore, Schedule } from '#events';
import { SentMails } from '#notifications';
import { Disputes, PaymentIssues } from '#payments';
import { QueueFigures, StalledJobs, type QueueCounts, type QueueHistory } from '#queues';
import { SmsTally, type SmsFigures } from '#sms';

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
  readonly workers: { readonly alive: number; readonly lost: number; readonly silentS: number | undefined };
};

/** What Redis knows. */
export type QueuesReading = {
  readonly queues: readonly QueueCounts[];
  readonly stalled: number;
  readonly memoryRatio: number;
  readonly sms: SmsFigures;
};

/** Undefined: it does not answer. */
export type Reading = { readonly stored: StoredReading | undefined; readonly redis: QueuesReading | undefined };

/** No answer by then is one too. */
const PATIENCE_MS = 250;
const COUNTED = 10_000;

const soon = async <Answer>(work: Promise<Answer>): Promise<Answer | undefined> => {
  const answer = work.catch(() => undefined);
  return Promise.race([answer, sleep(PATIENCE_MS, undefined, { ref: false })]);
};

/** How things stand, asked where every process sees the same: in Postgres and Redis. */
@Injectable()
export class Readings {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: OutboxStore,
    private readonly letters: DeadLetters,
    private readonly schedule: Schedule,
    private readonly heartbeats: Heartbeats,
    private readonly mails: SentMails,
    private readonly issues: PaymentIssues,
    private readonly disputes: Disputes,
    private readonly figures: QueueFigures,
    private readonly stalled: StalledJobs,
    private readonly redis: RedisClients,
    private readonly sms: SmsTally,
  ) {}

  async take(): Promise<Reading> {
    const [stored, redis] = await Promise.all([this.readStored().catch(() => undefined), this.readRedis()]);
    return { stored, redis };
  }

  /** Undefined while Redis does not answer; that is said within a quarter of a second. */
  readRedis(): Promise<QueuesReading | undefined> {
    return soon(
      Promise.all([this.figures.count(), this.stalled.count(), this.memoryRatio(), this.sms.read()]).then(
        ([queues, stalled, memoryRatio, sms]) => ({ queues, stalled, memoryRatio, sms }),
      ),
    );
  }

  /** That of the Redis which is fuller. */
  private async memoryRatio(): Promise<number> {
    const infos = await Promise.all((['jobs', 'producer'] as const).map((name) => this.redis.named(name).info('memory')));
    return Math.max(...infos.map(memoryRatioOf));
  }

  /** The same. */
  readHistories(): Promise<readonly QueueHistory[] | undefined> {
    return soon(this.figures.histories());
  }

  /** One question after the other: a process that measures takes one connection, however often it does. */
  async readStored(): Promise<StoredReading> {
    const { due, oldestS } = await this.outbox.due();
    const { deadLetters, newestSent, mailsRefused, workers } = await this.transactions.read(async (tx) => ({
      deadLetters: await this.letters.count(tx, COUNTED),
      newestSent: await this.mails.newest(tx),
      mailsRefused: await this.mails.refused(tx),
      workers: await this.heartbeats.workers(tx),
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
      workers: {
        alive,
        lost: workers.length - alive,
        silentS: workers.length > 0 ? Math.min(...workers.map(({ silentS }) => silentS)) : undefined,
      },
    };
  }
}

/** Of what Redis may take, or of the machine's memory when nobody set a bound. */
export function memoryRatioOf(info: string): number {
  const valueOf = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
  const bound = valueOf('maxmemory') || valueOf('total_system_memory');
  return bound > 0 ? valueOf('used_memory') / bound : 0;
}
