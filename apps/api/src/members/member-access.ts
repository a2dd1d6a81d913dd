import { Injectable } from '@nestjs/common';
import { ReadingService } from '#chats';
import type { ChatId, MemberId } from '#contracts';
import type { Tx } from '#database';
import { VisibilityService } from '#visibility';

/** Whether a member may open the page of another: a conversation between the two lets them where it would be closed else. */
@Injectable()
export class MemberAccess {
  constructor(
    private readonly visibility: VisibilityService,
    private readonly chats: ReadingService,
  ) {}

  async of(tx: Tx, viewer: MemberId, id: MemberId): Promise<{ readonly mayOpen: boolean; readonly chatId: ChatId | null }> {
    const chatId = viewer === id ? null : await this.chats.chatBetween(tx, viewer, id);
    return { mayOpen: await this.visibility.maySee(tx, viewer, id, chatId !== null), chatId };
  }
}
