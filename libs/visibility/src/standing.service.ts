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

  markConfirmed(tx: Tx, memberId: string): Promise<void> {
    return this.standings.set(tx, memberId, 'confirmed', true);
  }

  markPaused(tx: Tx, memberId: string, paused: boolean): Promise<void> {
    return this.standings.set(tx, memberId, 'paused', paused);
  }

  markDeleted(tx: Tx, memberId: string, gone: boolean): Promise<void> {
    return this.standings.set(tx, memberId, 'deleted', gone);
  }

  set(tx: Tx, memberId: string, flag: StandingFlag, value: boolean): Promise<void> {
    return this.standings.set(tx, memberId, flag, value);
  }
}
