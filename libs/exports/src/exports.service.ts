import { createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { isSame, Limiter, OwnPassword, type SessionMember } from '#auth';
import { CONFIG, type Config } from '#config';
import { AppError, type ExportView, type MemberId } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { logger } from '#observability';
import { ObjectStore } from '#storage';
import { exportRequested } from './exports.events.js';
import { ExportsRepository } from './exports.repository.js';
import type { MemberExportEntity } from './member-export.entity.js';

const TICKET_MS = 5 * 60_000;

export type OpenExport = { readonly bytes: Readable; readonly length: number };

/** What a member asks and gets of their own copy. The making is the worker's. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly exports: ExportsRepository,
    private readonly ownPassword: OwnPassword,
    private readonly limiter: Limiter,
    private readonly outbox: Outbox,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async view(tx: Tx, memberId: MemberId): Promise<ExportView> {
    return this.toView(await this.exports.latest(tx, memberId));
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

  /** A ticket for one fetch, for whoever knows the password: it fits this session and this copy, and ends after minutes. */
  async ticket(me: SessionMember, password: string): Promise<string> {
    await this.ownPassword.assertFits(me, password, 'password', 'password_wrong');
    const found = await this.transactions.read((tx) => this.exports.latest(tx, me.id));
    if (!found || !this.isReady(found)) throw new AppError('export_not_ready');
    const until = this.clock.now().getTime() + TICKET_MS;
    return `${until}.${this.seal(me, found.id, until)}`;
  }

  /** The file, for a ticket of this session. A wrong one, an old one and a foreign one look the same: there is nothing. */
  async open(me: SessionMember, ticket: string): Promise<OpenExport> {
    const found = await this.transactions.read((tx) => this.exports.latest(tx, me.id));
    const [until = '', seal = ''] = ticket.split('.');
    const fits = found !== null && Number(until) > this.clock.now().getTime() && isSame(seal, this.seal(me, found.id, Number(until)));
    if (!fits || !found.object || !this.isReady(found)) throw new AppError('export_not_ready');
    logger.info({ event: 'export_fetched', member: me.id, export: found.id }, 'a member fetches their data');
    return { bytes: await this.store.getStream(found.object), length: found.bytes ?? 0 };
  }

  /** For the mail; undefined when there is nothing to fetch any more. */
  async readyOne(tx: Tx, exportId: string): Promise<{ readonly memberId: MemberId; readonly until: Date } | undefined> {
    const found = await this.exports.find(tx, exportId);
    return found && this.isReady(found) && found.expiresAt ? { memberId: found.memberId, until: found.expiresAt } : undefined;
  }

  private isReady({ state, object, expiresAt }: MemberExportEntity): boolean {
    return state === 'ready' && object !== null && expiresAt !== null && expiresAt > this.clock.now();
  }

  private toView(row: MemberExportEntity | null): ExportView {
    if (!row) return { state: 'none', asked_at: null, expires_at: null, bytes: null };
    const state = row.state === 'ready' && !this.isReady(row) ? 'expired' : row.state;
    const isReady = state === 'ready';
    return {
      state,
      asked_at: row.askedAt.toISOString(),
      expires_at: (isReady && row.expiresAt?.toISOString()) || null,
      bytes: isReady ? row.bytes : null,
    };
  }

  private seal({ sessionId }: SessionMember, exportId: string, until: number): string {
    return createHmac('sha256', this.config.appSecret).update(`export ${sessionId} ${exportId} ${until}`).digest('base64url');
  }
}
