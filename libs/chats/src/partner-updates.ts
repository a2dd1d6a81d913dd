import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle } from '#auth';
import { ChatsRepository } from './chats.repository.js';

/** When a member leaves, pauses or comes back, everybody who wrote with them learns it with the next feed. */
@Injectable()
export class PartnerUpdates implements OnModuleInit {
  constructor(
    private readonly lifecycle: MemberLifecycle,
    private readonly chats: ChatsRepository,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onComeOrGo((tx, memberId) => this.chats.touchPartners(tx, memberId));
  }
}
