import { Injectable } from '@nestjs/common';
import { Limiter, type SessionMember } from '#auth';
import type { ExportView, MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { exportRequested } from './exports.events.js';
import { ExportStates } from './export-states.service.js';
import { ExportsRepository } from './exports.repository.js';

/** A member's wish for a copy of everything, and what became of it. The making is the worker's (`PreparingService`). */
@Injectable()
export class ExportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly exports: ExportsRepository,
    private readonly limiter: Limiter,
    private readonly outbox: Outbox,
    private readonly states: ExportStates,
  ) {}

  async view(tx: Tx, memberId: MemberId): Promise<ExportView> {
    return this.states.view(await this.exports.latest(tx, memberId));
  }

  /** Asks for a copy. While one is being made, a second wish changes nothing. */
  async request(me: SessionMember): Promise<ExportView> {
    const latest = await this.transactions.read((tx) => this.exports.latest(tx, me.id));
    if (latest?.state !== 'preparing') await this.limiter.consume('exports', me.id, 'too_many_exports');
    return this.transactions.run(async (tx) => {
      const exportId = await this.exports.insert(tx, me.id);
      if (exportId) await this.outbox.tell(tx, exportRequested, { exportId });
      return this.view(tx, me.id);
    });
  }

  /** For the mail; undefined when there is nothing to fetch any more. */
  async readyOne(tx: Tx, exportId: string): Promise<{ readonly memberId: MemberId; readonly until: Date } | undefined> {
    const found = await this.exports.find(tx, exportId);
    return found && this.states.isReady(found) && found.expiresAt ? { memberId: found.memberId, until: found.expiresAt } : undefined;
  }
}
