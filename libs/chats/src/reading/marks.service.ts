import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ChatId, DeliveredBody, MemberId, PresenceAnswer } from '#contracts';
import { Transactions } from '#database';
import { Publisher } from '#realtime';
import { PresenceService } from '#visibility';
import { MarksRepository } from './marks.repository.js';
import { RefusalsService } from '../conversations/index.js';

/**
 * The signs of life between two who talk: delivered, writing, online (how far one has read is told by `ReadMarks`). Who is told which is
 * decided by the predicate of `visibility`, each time anew. What goes over a socket is a hint; delivered and read rest in the conversation.
 */
@Injectable()
export class MarksService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly marks: MarksRepository,
    private readonly presence: PresenceService,
    private readonly publisher: Publisher,
    private readonly refusals: RefusalsService,
  ) {}

  onModuleInit(): void {
    this.presence.onChange((memberId, online) => this.tellPresence(memberId, online));
  }

  /** A device of the member has these conversations up to these numbers. What is not theirs is passed over. */
  async delivered(me: MemberId, { chats }: DeliveredBody): Promise<void> {
    const moved = await this.marks.delivered(
      me,
      chats.map(({ id }) => id),
      chats.map(({ seq }) => seq),
    );
    for (const { conversation_id, delivered_to, other } of moved) {
      this.publisher.toMember(other, 'chat.delivered', { v: 1, chat_id: conversation_id as ChatId, delivered_to_them: delivered_to });
    }
  }

  /** The member writes in this conversation now. */
  async typing(me: MemberId, chatId: ChatId): Promise<void> {
    const found = await this.marks.typing(me, chatId);
    if (!found) throw await this.transactions.read((tx) => this.refusals.missing(tx, me, chatId));
    if (found.isShared) this.publisher.toMember(found.other, 'chat.typing', { v: 1, chat_id: chatId });
  }

  /** Who is here now, of those with whom the member talks. */
  async online(me: MemberId): Promise<PresenceAnswer> {
    const shown = await this.transactions.read((tx) => this.marks.shown(tx, me));
    return { online: [...(await this.presence.onlineAmong(shown))] as MemberId[] };
  }

  private async tellPresence(memberId: string, online: boolean): Promise<void> {
    const watchers = await this.transactions.read((tx) => this.marks.watchers(tx, memberId));
    if (watchers.length > 0) this.publisher.toMembers(watchers, 'presence', { v: 1, profile_id: memberId as MemberId, online });
  }
}
