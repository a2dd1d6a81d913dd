import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { ConversationLookup } from '#media';
import { ReadingService } from './reading.service.js';

/** Members know each other when a message was ever sent between them. */
@Injectable()
export class ChatConversationLookup extends ConversationLookup {
  constructor(private readonly reading: ReadingService) {
    super();
  }

  async know(tx: Tx, oneId: string, otherId: string): Promise<boolean> {
    return (await this.reading.chatBetween(tx, oneId as MemberId, otherId as MemberId)) !== null;
  }
}
