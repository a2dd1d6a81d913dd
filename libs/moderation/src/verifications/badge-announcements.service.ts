import { Injectable } from '@nestjs/common';
import { MemberLifecycle } from '#auth';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { ViewsService } from '#likes';
import { Publisher } from '#realtime';

/** Says that a badge came or went, to every page that may show it. */
@Injectable()
export class BadgeAnnouncements {
  constructor(
    private readonly lifecycle: MemberLifecycle,
    private readonly views: ViewsService,
    private readonly publisher: Publisher,
  ) {}

  /** To the member, to those who talk to them, and to whoever looked at the profile lately and may have it open. */
  async publish(tx: Tx, memberId: MemberId): Promise<void> {
    await this.lifecycle.availabilityChanged(tx, memberId);
    const lookers = await this.views.lookers(tx, memberId);
    tx.afterCommit(() => {
      this.publisher.toMember(memberId, 'account.changed', { v: 1 });
      if (lookers.length > 0) this.publisher.toMembers(lookers, 'member.changed', { v: 1, profile_id: memberId });
    });
  }
}
