import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle } from '#auth';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { Selfies } from '#media';
import { Publisher } from '#realtime';
import { VisibilityService } from '#visibility';
import { VerificationsRepository } from './verifications.repository.js';

/** Tries that nobody decides any more: their member took the consent back, or is gone. */
@Injectable()
export class VerificationDrops implements OnModuleInit {
  constructor(
    private readonly verifications: VerificationsRepository,
    private readonly selfies: Selfies,
    private readonly lifecycle: MemberLifecycle,
    private readonly visibility: VisibilityService,
    private readonly publisher: Publisher,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onAvailabilityChange((tx, memberId) => this.dropWhenGone(tx, memberId as MemberId));
  }

  /** Ends what waits, with its selfie. */
  async drop(tx: Tx, memberId: MemberId): Promise<void> {
    for (const { id, state, selfie } of await this.verifications.lockUnsettled(tx, memberId)) {
      if (state === 'waiting') await this.verifications.close(tx, id, 'dropped');
      else await this.verifications.settle(tx, id);
      if (selfie) await this.selfies.remove(tx, [selfie]);
    }
    tx.afterCommit(() => this.publisher.toMember(memberId, 'account.changed', { v: 1 }));
  }

  /** The files go with the account. */
  async eraseSelfies(tx: Tx, memberId: string): Promise<void> {
    await this.selfies.remove(tx, await this.verifications.selfiesOf(tx, memberId));
  }

  /** A closed account has nothing to compare. Who only pauses is back soon, and keeps waiting. */
  private async dropWhenGone(tx: Tx, memberId: MemberId): Promise<void> {
    const standing = await this.visibility.standingOf(tx, memberId);
    if (standing && (standing.deleted || standing.banned || standing.suspended)) await this.drop(tx, memberId);
  }
}
