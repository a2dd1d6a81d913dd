import { Injectable } from '@nestjs/common';
import { MemberLifecycle } from '#auth';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { Publisher } from '#realtime';
import { StandingService } from '#visibility';
import { VerificationDrops } from './verification-drops.service.js';
import { VerifiedBadges } from './verified-badges.service.js';

/** Marks profiles behind which there is no person to meet. Only staff do so; each module asks the standing itself. */
@Injectable()
export class FictionalFlags {
  constructor(
    private readonly standing: StandingService,
    private readonly lifecycle: MemberLifecycle,
    private readonly publisher: Publisher,
    private readonly badges: VerifiedBadges,
    private readonly drops: VerificationDrops,
  ) {}

  /** In force with the transaction; whoever has the member in a list or a thread hears of it. False when it was so before. */
  async set(tx: Tx, memberId: MemberId, fictional: boolean): Promise<boolean> {
    if (fictional) {
      await this.drops.drop(tx, memberId);
      await this.badges.revoke(tx, memberId);
    }
    if (!(await this.standing.set(tx, memberId, 'fictional', fictional))) return false;
    await this.lifecycle.availabilityChanged(tx, memberId);
    tx.afterCommit(() => this.publisher.toMember(memberId, 'account.changed', { v: 1 }));
    return true;
  }
}
