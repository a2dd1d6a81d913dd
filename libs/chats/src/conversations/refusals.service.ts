import { Injectable } from '@nestjs/common';
import { AppError, type ChatId, type MemberId } from '#contracts';
import type { Tx } from '#database';
import { CardsService } from '#profiles';
import { ChatsRepository } from './chats.repository.js';

/** Why a conversation cannot be used. Only the one from whom a block took it hears of the block; to everybody else it is not there. */
@Injectable()
export class RefusalsService {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly cards: CardsService,
  ) {}

  async missing(tx: Tx, me: MemberId, chatId: ChatId): Promise<AppError> {
    const side = await this.chats.otherSide(tx, me, chatId);
    return side?.taken ? this.ofBlock(tx, 'blocked', me, chatId) : new AppError('conversation_not_found');
  }

  /** The refusal of a block, with the name that its words need. */
  async ofBlock(tx: Tx, code: 'blocked' | 'blocked_by_you', me: MemberId, chatId: ChatId): Promise<AppError> {
    const other = (await this.chats.otherSide(tx, me, chatId))?.other ?? '';
    const names = await this.cards.names(tx, [other]);
    return new AppError(code, { params: { name: names.get(other) ?? '' } });
  }
}
