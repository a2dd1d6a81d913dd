import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { OwnPassword, type SessionMember } from '#auth';
import { AppError } from '#contracts';
import { Transactions } from '#database';
import { logger } from '#observability';
import { ObjectStore } from '#storage';
import { ExportStates } from './export-states.service.js';
import { ExportsRepository } from './exports.repository.js';

export type OpenExport = { readonly bytes: Readable; readonly length: number };

/** How a member gets the copy that was made for them. */
@Injectable()
export class ExportFetching {
  constructor(
    private readonly transactions: Transactions,
    private readonly exports: ExportsRepository,
    private readonly ownPassword: OwnPassword,
    private readonly states: ExportStates,
    private readonly store: ObjectStore,
  ) {}

  /** A ticket for one fetch, for whoever knows the password: it fits this session and this copy, and ends after minutes. */
  async ticket(me: SessionMember, password: string): Promise<string> {
    await this.ownPassword.assertFits(me, password, 'password', 'password_wrong');
    const found = await this.transactions.read((tx) => this.exports.latest(tx, me.id));
    if (!found || !this.states.isReady(found)) throw new AppError('export_not_ready');
    return this.states.ticketFor(me, found);
  }

  /** The file, for a ticket of this session. A wrong one, an old one and a foreign one look the same: there is nothing. */
  async open(me: SessionMember, ticket: string): Promise<OpenExport> {
    const found = await this.transactions.read((tx) => this.exports.latest(tx, me.id));
    const fits = found !== null && this.states.isTicketFor(me, found, ticket);
    if (!fits || !found.object || !this.states.isReady(found)) throw new AppError('export_not_ready');
    logger.info({ event: 'export_fetched', member: me.id, export: found.id }, 'a member fetches their data');
    return { bytes: await this.store.getStream(found.object), length: found.bytes ?? 0 };
  }
}
