import { Injectable } from '@nestjs/common';
import type { ChatId, MemberId } from '#contracts';
import { Publisher } from '#realtime';
import { MarksRepository } from './marks.repository.js';

/** How far one has read. */
@Injectable()
export class ReadMarks {
  constructor(
    private readonly marks: MarksRepository,
    private readonly publisher: Publisher,
  ) {}

  /** Moves it forward; the other side hears of it unless one of the two keeps such marks back. False where the conversation has none. */
  async move(me: MemberId, chatId: ChatId, seq: number): Promise<boolean> {
    const read = await this.marks.read(me, chatId, seq);
    if (!read?.moved) return read !== undefined;
    if (read.isShared) this.publisher.toMember(read.other, 'chat.read', { v: 1, chat_id: chatId, read_by_them: read.read_to });
    this.publisher.toMember(me, 'chat.own-read', { v: 1, chat_id: chatId });
    return true;
  }
}
