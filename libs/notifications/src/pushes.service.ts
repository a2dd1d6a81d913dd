import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { AccountsService } from '#auth';
import { ReadingService } from '#chats';
import { CONFIG, type Config } from '#config';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { wordsFor } from '#i18n';
import { GiveUp, skipped, type JobName, type JobOutcome } from '#queues';
import { SiteService } from '#site';
import { VisibilityService } from '#visibility';
import type { PreparedPush, PushDefinition, PushOfMailing } from './define-push.js';
import type { Choice } from './message-tools.js';
import { pushes, type PushJob } from './messages/pushes.js';
import { PushDelayed, PushDelivery, type PushClaim } from './push-delivery.js';
import { PushesRepository } from './pushes.repository.js';
import { TimingService } from './timing.service.js';
import { PendingRepository } from './pending.repository.js';

/** Answers the jobs that ask for a push, each as its definition says (`messages/`), when its reader wants it, in their language. */
@Injectable()
export class PushesService implements OnModuleInit {
  private answers: ReadonlyMap<JobName, ReturnType<PushDefinition['bind']>> = new Map();

  constructor(
    private readonly modules: ModuleRef,
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly sites: SiteService,
    private readonly reading: ReadingService,
    private readonly timing: TimingService,
    private readonly pending: PendingRepository,
    private readonly rows: PushesRepository,
    private readonly delivery: PushDelivery,
    private readonly visibility: VisibilityService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.answers = new Map(pushes.map((push) => [push.job, push.bind((type) => this.modules.get(type as never, { strict: false }))]));
  }

  async answer(job: PushJob, claim: Claim, payload: unknown): Promise<JobOutcome> {
    const prepare = this.answers.get(job);
    if (!prepare) throw new Error(`no push answers ${job}`);
    const tools = { read: this.transactions.read.bind(this.transactions), config: this.config, claim };
    const prepared = await prepare(payload, tools);
    if (typeof prepared === 'string') return this.delivery.drop(claim, prepared);
    const { choice } = prepared;
    return choice ? this.tell(claim, prepared, choice) : this.send(claim, prepared);
  }

  /**
   * One push of a mailing, for the row that waits under its key. When no push service takes it now, the answer is the moment at which it is tried
   * again: nobody else waits for that.
   */
  async sendOne<Facts>(
    push: PushOfMailing<Facts>,
    { facts, ...told }: Pick<PreparedPush, 'memberId' | 'language'> & { readonly facts: Facts },
    dedupeKey: string,
  ): Promise<Date | undefined> {
    const id = await this.transactions.read((tx) => this.rows.waiting(tx, dedupeKey));
    if (!id) return undefined;
    const claim: PushClaim = { id, settle: (tx) => this.rows.suppress(tx, dedupeKey) };
    try {
      await this.send(claim, {
        ...told,
        category: push.categories[0],
        once: { kind: push.kind, dedupeKey },
        write: (context) => push.write(context, facts),
      });
    } catch (error) {
      const next = error instanceof PushDelayed ? await this.transactions.read((tx) => this.rows.nextTry(tx, id)) : undefined;
      if (next) return next;
      if (error instanceof PushDelayed || error instanceof GiveUp) await this.suppress(dedupeKey);
      if (!(error instanceof PushDelayed)) throw error;
    }
    return undefined;
  }

  /** A push that waits is not to be sent any more. */
  async suppress(dedupeKey: string): Promise<undefined> {
    await this.transactions.run((tx) => this.rows.suppress(tx, dedupeKey));
  }

  /** A push that waits goes, as if it had never been asked for. */
  async forget(dedupeKey: string): Promise<undefined> {
    await this.transactions.run((tx) => this.rows.forget(tx, dedupeKey));
  }

  private async tell(claim: Claim, push: PreparedPush, { category, about }: Choice): Promise<JobOutcome> {
    const { memberId } = push;
    const moment = await this.transactions.read((tx) => this.timing.momentFor(tx, memberId, category, 'push'));
    if (moment === 'never') return this.delivery.drop(claim, 'not wanted');
    // As with mails: what is not looked at comes up again in the summary of what is unseen.
    const later = { memberId, channel: 'push', category: 'unread_notifications', about } as const;
    claim.onSettle((tx) => this.timing.wait(tx, later));
    if (moment === 'now') return this.send(claim, push);
    await this.transactions.run(async (tx) => {
      if (await claim.settle(tx)) await this.pending.add(tx, { memberId, channel: 'push', category, about, due: moment });
    });
    return skipped('waits for a summary');
  }

  private async send(claim: PushClaim, { memberId, category, once, language, write }: Omit<PreparedPush, 'choice'>): Promise<JobOutcome> {
    const [{ status, siteId, language: own }, standing] = await this.transactions.read(
      async (tx) => [await this.accounts.account(tx, memberId), await this.visibility.standingOf(tx, memberId)] as const,
    );
    if (status !== 'active') return this.delivery.drop(claim, 'the account is not active');
    if (standing?.fictional) return this.delivery.drop(claim, 'no person reads it');
    const [{ name: site }, { messages, likes }] = await Promise.all([this.sites.byId(siteId), this.reading.badges(memberId)]);
    const locale = language ?? own;
    const notice = { ...write({ words: wordsFor(locale).mails, locale, site }), category, at: new Date().toISOString() };
    const taken = once && ((tx: Tx) => this.rows.noteSent(tx, { id: claim.id, memberId, ...once }));
    return this.delivery.deliver(claim, { memberId, ...notice, badge: messages + likes, taken });
  }
}
