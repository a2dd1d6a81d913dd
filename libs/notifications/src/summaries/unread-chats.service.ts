import { Injectable } from '@nestjs/common';
import { ReadingService } from '#chats';
import { AppError, type ChatId, type ChatView, type MemberId } from '#contracts';
import type { Tx } from '#database';

export type UnreadChat = ChatView & { readonly profile: NonNullable<ChatView['profile']> };

/** A conversation as its reader would find it now. */
@Injectable()
export class UnreadChats {
  constructor(private readonly reading: ReadingService) {}

  /** Undefined when it is not the member's any more (blocked, or removed), or the other one is fictional: nobody is told of such a profile. */
  async of(memberId: MemberId, chatId: ChatId): Promise<UnreadChat | undefined> {
    try {
      const { chat } = await this.reading.chat(memberId, chatId);
      return chat.profile && !chat.profile.fictional ? { ...chat, profile: chat.profile } : undefined;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  /** How many messages are unread; until the commit nobody writes to the member. */
  lockUnread(tx: Tx, memberId: MemberId, chatId: ChatId): Promise<number> {
    return this.reading.lockUnread(tx, memberId, chatId);
  }

  hasAnswered(memberId: MemberId, chatId: ChatId): Promise<boolean> {
    return this.reading.hasWritten(memberId, chatId);
  }
}
