import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { isOwnNetwork, networkOf } from '../limits/index.js';
import { SignupSourcesRepository, type SignupBurst } from './signup-sources.repository.js';

const RETENTION_MINUTES = 120;

/** Where sign-ups come from, no longer and no closer than it takes to see that many come from one network. */
@Injectable()
export class SignupSources {
  constructor(private readonly sources: SignupSourcesRepository) {}

  /** Callers without an address, and those of our own network (a proxy that hides them), tell nothing. */
  async note(tx: Tx, memberId: MemberId, ip: string | undefined): Promise<void> {
    if (!isOwnNetwork(ip)) await this.sources.note(tx, memberId, networkOf(ip));
  }

  /** Forgets what is old, and answers from where so many came within so many minutes. */
  async bursts(tx: Tx, atLeast: number, minutes: number): Promise<SignupBurst[]> {
    await this.sources.forgetOld(tx, RETENTION_MINUTES);
    return this.sources.bursts(tx, atLeast, minutes);
  }
}
