import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ChatId, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { Publisher } from '#realtime';
import { BlockHooks } from '#visibility';
import { ChatsRepository } from './chats.repository.js';
import { RefusalsService } from './refusals.service.js';

@Injectable()
export class ClosingService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly chats: ChatsRepository,
    private readonly publisher: Publisher,
    private readonly blockHooks: BlockHooks,
    private readonly refusals: RefusalsService,
  ) {}

  /** A block takes the conversation from both; whoever talked to somebody may block them, also when they paused meanwhile. */
  onModuleInit(): void {
    this.blockHooks.join({
      knows: async (tx, one, other) => (await this.chats.between(tx, one, other)) !== undefined,
      part: async (tx, { id, lo, hi }) => {
        await this.chats.part(tx, id);
        tx.afterCommit(() => this.publisher.toMembers([lo, hi], 'chat.gone', { v: 1, chat_id: id as ChatId }));
      },
      forget: (tx, days) => this.chats.forgetParted(tx, days),
    });
  }

  /** Removes a conversation from the member's own list on every device; a newer message brings it back. */
  async remove(me: MemberId, chatId: ChatId): Promise<void> {
    const removed = await this.transactions.run((tx) => this.chats.remove(tx, me, chatId));
    if (!removed) throw await this.transactions.read((tx) => this.refusals.missing(tx, me, chatId));
    this.publisher.toMember(me, 'chat.gone', { v: 1, chat_id: chatId });
  }
}
