import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isSame, type SessionMember } from '#auth';
import { CONFIG, type Config } from '#config';
import type { ExportView } from '#contracts';
import { Clock } from '#database';
import type { MemberExportEntity } from './member-export.entity.js';

const TICKET_MS = 5 * 60_000;

/** Whether a copy can be fetched now, and by which ticket. */
@Injectable()
export class ExportStates {
  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  isReady({ state, object, expiresAt }: MemberExportEntity): boolean {
    return state === 'ready' && object !== null && expiresAt !== null && expiresAt > this.clock.now();
  }

  view(row: MemberExportEntity | null): ExportView {
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

  /** Fits this session and this copy, and ends after minutes. */
  ticketFor(me: SessionMember, { id }: MemberExportEntity): string {
    const until = this.clock.now().getTime() + TICKET_MS;
    return `${until}.${this.seal(me, id, until)}`;
  }

  isTicketFor(me: SessionMember, { id }: MemberExportEntity, ticket: string): boolean {
    const [until = '', seal = ''] = ticket.split('.');
    return Number(until) > this.clock.now().getTime() && isSame(seal, this.seal(me, id, Number(until)));
  }

  private seal({ sessionId }: SessionMember, exportId: string, until: number): string {
    return createHmac('sha256', this.config.appSecret).update(`export ${sessionId} ${exportId} ${until}`).digest('base64url');
  }
}
