import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { GiveUp, type JobName, type JobOutcome } from '#queues';
import { MessageBinding, type Prepare, type PreparedPush, type PushToSend } from '../definitions/index.js';
import { pushes, type PushJob } from './pushes.js';
import { PushDelayed, PushDelivery, PushesRepository, PushReaders, type PushClaim } from '../pushes/index.js';
import { SummaryQueue } from '../summaries/index.js';

/** Answers the jobs that ask for a push, each as its definition says (`messages/`), when its reader wants it, in their language. */
@Injectable()
export class PushesService implements OnModuleInit {
  private answers: ReadonlyMap<JobName, Prepare<PreparedPush>> = new Map();

  constructor(
    private readonly binding: MessageBinding,
    private readonly transactions: Transactions,
    private readonly readers: PushReaders,
    private readonly summaries: SummaryQueue,
    private readonly rows: PushesRepository,
    private readonly delivery: PushDelivery,
  ) {}

  onModuleInit(): void {
    this.answers = this.binding.bindAll(pushes);
  }

  async answer(job: PushJob, claim: Claim, payload: unknown): Promise<JobOutcome> {
    const prepare = this.answers.get(job);
    if (!prepare) throw new Error(`no push answers ${job}`);
    const prepared = await prepare(claim, payload);
    if (typeof prepared === 'string') return this.delivery.drop(claim, prepared);
    const { choice, memberId } = prepared;
    const deferred = choice && (await this.summaries.defer(claim, { ...choice, memberId, channel: 'push' }));
    return deferred ?? this.send(claim, prepared);
  }

  /**
   * One push of a mailing, for the row that waits under its key. When no push service takes it now, the answer is the moment at which it is tried
   * again: nobody else waits for that.
   */
  async sendOne({ push, ...told }: PushToSend, dedupeKey: string): Promise<Date | undefined> {
    const id = await this.transactions.read((tx) => this.rows.waiting(tx, dedupeKey));
    if (!id) return undefined;
    const claim: PushClaim = { id, settle: (tx) => this.rows.suppress(tx, dedupeKey) };
    try {
      await this.send(claim, { ...told, category: push.categories[0], once: { kind: push.kind, dedupeKey } });
    } catch (error) {
      const next = error instanceof PushDelayed ? await this.transactions.read((tx) => this.rows.nextTry(tx, id)) : undefined;
      if (next) return next;
      if (error instanceof PushDelayed || error instanceof GiveUp) await this.transactions.run((tx) => this.rows.suppress(tx, dedupeKey));
      if (!(error instanceof PushDelayed)) throw error;
    }
    return undefined;
  }

  private async send(claim: PushClaim, { memberId, category, once, language, write }: Omit<PreparedPush, 'choice'>): Promise<JobOutcome> {
    const reader = await this.readers.find(memberId, language);
    if (typeof reader === 'string') return this.delivery.drop(claim, reader);
    const notice = { ...write(reader.context), category, at: new Date().toISOString(), badge: reader.badge };
    const taken = once && ((tx: Tx) => this.rows.noteSent(tx, { id: claim.id, memberId, ...once }));
    return this.delivery.deliver(claim, { memberId, ...notice, taken });
  }
}
