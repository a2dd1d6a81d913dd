import { Injectable } from '@nestjs/common';
import { AppError, type ChatId, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { LikesService } from '#likes';
import { Publisher } from '#realtime';
import { VisibilityService } from '#visibility';
import { ChatsRepository } from './chats.repository.js';

@Injectable()
export class ClosingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly chats: ChatsRepository,
    private readonly likes: LikesService,
    private readonly visibility: VisibilityService,
    private readonly publisher: Publisher,
  ) {}

  /** Removes a conversation from the member's own list on every device; a newer message brings it back. */
  async remove(me: MemberId, chatId: ChatId): Promise<void> {
    const removed = await this.transactions.run((tx) => this.chats.remove(tx, me, chatId));
    if (!removed) throw new AppError('conversation_not_found');
    this.publisher.toMember(me, 'chat.gone', { v: 1, chat_id: chatId });
  }

  /** Hides two members from each other: the block, the likes and the conversation, under the lock that sending takes first. */
  block(me: MemberId, otherId: MemberId): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (me === otherId || !(await this.visibility.standingOf(tx, otherId))) throw new AppError('member_not_found');
      const pair = await this.visibility.lockPair(tx, me, otherId);
      const know = (await this.chats.between(tx, me, otherId)) ?? (await this.visibility.maySee(tx, me, otherId));
      if (!(await this.visibility.setBlock(tx, pair, me, true))) return;
      // Whoever cannot see the other must not learn that there is somebody to block.
      if (!know) throw new AppError('member_not_found');
      await this.likes.forget(tx, me, otherId);
      await this.chats.close(tx, pair.id);
      const gone = { v: 1, chat_id: pair.id as ChatId } as const;
      tx.afterCommit(() => {
        this.publisher.toMember(me, 'chat.gone', gone);
        this.publisher.toMember(otherId, 'chat.gone', gone);
      });
    });
  }
}
