import { Injectable } from '@nestjs/common';
import { ReadingService } from '#chats';
import { chatId } from '#contracts';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

/** Whether a conversation is one of this member's. */
@Injectable()
export class ChatSource implements PageDataSource<'chat'> {
  constructor(private readonly chats: ReadingService) {}

  async find({ user, params }: PageContext): Promise<PageAnswer<'chat'>> {
    const id = chatId.safeParse(params['id']);
    return id.success && user && (await this.chats.isThere(user.id, id.data)) ? { data: true } : null;
  }
}
