import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle, type StandingPort } from '#auth';
import type { Tx } from '#database';
import { StandingsRepository, type StandingFlag } from './standings.repository.js';

/** Writes a member's standing for the modules that own its facts, in their transaction. */
@Injectable()
export class StandingService implements StandingPort, OnModuleInit {
  constructor(
    private readonly standings: StandingsRepository,
    private readonly lifecycle: MemberLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onJoin((tx, { memberId, communityId }) => this.standings.insert(tx, memberId, communityId));
  }

  async markConfirmed(tx: Tx, memberId: string): Promise<void> {
    await this.standings.confirm(tx, memberId);
  }

  async markPaused(tx: Tx, memberId: string, paused: boolean): Promise<void> {
    await this.standings.set(tx, memberId, 'paused', paused);
  }

  async markDeleted(tx: Tx, memberId: string, gone: boolean): Promise<void> {
    await this.standings.set(tx, memberId, 'deleted', gone);
  }

  /** Whether it was otherwise before. */
  set(tx: Tx, memberId: string, flag: StandingFlag, value: boolean): Promise<boolean> {
    return this.standings.set(tx, memberId, flag, value);
  }
}
