import { Injectable } from '@nestjs/common';
import { ReadingService } from '#chats';
import { memberId } from '#contracts';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

/** Whether this member may open a conversation with somebody. */
@Injectable()
export class ChatPartnerSource implements PageDataSource<'chat-partner'> {
  constructor(private readonly chats: ReadingService) {}

  async find({ user, params }: PageContext): Promise<PageAnswer<'chat-partner'>> {
    const id = memberId.safeParse(params['id']);
    return id.success && user && (await this.chats.mayOpen(user.id, id.data)) ? { data: true } : null;
  }
}
