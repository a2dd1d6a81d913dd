import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle } from '#auth';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { Publisher } from '#realtime';
import { ChatsRepository } from '../conversations/index.js';
import { MarksRepository } from './marks.repository.js';

/** When a member leaves, pauses, comes back or is marked, everybody who wrote with them learns it with the next feed, and who may see them at once. */
@Injectable()
export class PartnerUpdates implements OnModuleInit {
  constructor(
    private readonly lifecycle: MemberLifecycle,
    private readonly chats: ChatsRepository,
    private readonly marks: MarksRepository,
    private readonly publisher: Publisher,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onAvailabilityChange((tx, memberId) => this.tell(tx, memberId as MemberId));
  }

  private async tell(tx: Tx, memberId: MemberId): Promise<void> {
    await this.chats.touchPartners(tx, memberId);
    const watchers = await this.marks.watchers(tx, memberId);
    if (watchers.length > 0) tx.afterCommit(() => this.publisher.toMembers(watchers, 'member.changed', { v: 1, profile_id: memberId }));
  }
}
