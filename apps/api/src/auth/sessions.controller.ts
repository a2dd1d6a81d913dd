import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { deviceOf, SessionsService, type SessionMember } from '#auth';
import { AppError, doneAnswer, sessionsAnswer, type DoneAnswer, type SessionsAnswer } from '#contracts';
import { Transactions } from '#database';
import { Me } from './me.decorator.js';

/** Where a member is logged in, and the way out from afar. */
@Controller('api/sessions')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
  ) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: sessionsAnswer })
  async list(@Me() me: SessionMember): Promise<SessionsAnswer> {
    const found = await this.transactions.read((tx) => this.sessions.list(tx, me.id));
    const sessions = found.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: deviceOf(userAgent),
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      current: id === me.sessionId,
    }));
    return { sessions: sessions.toSorted((one, other) => Number(other.current) - Number(one.current)) };
  }

  /** All but the one that asks. */
  @Delete()
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async endOthers(@Me() me: SessionMember): Promise<DoneAnswer> {
    await this.transactions.run((tx) => this.sessions.revokeOthers(tx, me));
    return { done: true };
  }

  @Delete(':id')
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async end(@Me() me: SessionMember, @Param('id', { schema: z.uuid() }) id: string): Promise<DoneAnswer> {
    if (!(await this.transactions.run((tx) => this.sessions.revoke(tx, me.id, id)))) throw new AppError('not_found');
    return { done: true };
  }
}
