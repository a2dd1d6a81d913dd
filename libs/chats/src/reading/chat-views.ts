import { Injectable } from '@nestjs/common';
import type { ChatAnswer, ChatId, MemberId } from '#contracts';
import type { Tx } from '#database';
import { CardsService } from '#profiles';
import { VisibilityService } from '#visibility';
import { ChatsRepository, nameOnly, toChatView, type ChatRow } from '../conversations/index.js';

type ChatView = ChatAnswer['chat'];

/** Conversations as one of the two sees them: whether they do, and each with the card of the other. */
@Injectable()
export class ChatViews {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly cards: CardsService,
    private readonly visibility: VisibilityService,
  ) {}

  /** Where nothing was ever written, a conversation is no reason to show a member who is hidden by now. */
  async mayMeet(tx: Tx, me: MemberId, otherId: string): Promise<boolean> {
    if (me === otherId) return false;
    return (await this.chats.between(tx, me, otherId)) !== undefined || this.visibility.maySee(tx, me, otherId);
  }

  /** The one of the two, found or prepared. */
  async withMember(tx: Tx, me: MemberId, otherId: MemberId): Promise<ChatView> {
    const { id } = await this.visibility.pairOf(tx, me, otherId);
    return this.one(tx, me, id as ChatId, otherId);
  }

  async all(tx: Tx, me: MemberId, rows: readonly ChatRow[]): Promise<ChatView[]> {
    const shown = rows.filter((row) => !row.gone && !row.former);
    const cards = await this.cards.inOrder(
      tx,
      me,
      shown.map((row) => row.other),
      new Map(shown.map((row) => [row.other, row])),
    );
    const byId = new Map<string, (typeof cards)[number]>(cards.map((card) => [card.id, card]));
    return rows.map((row) => toChatView(row, byId.get(row.other)));
  }

  /** Also of one that has no message yet. */
  async one(tx: Tx, me: MemberId, chatId: ChatId, other: string): Promise<ChatView> {
    const row = await this.chats.one(tx, me, chatId);
    if (row && !row.gone) {
      const [view] = await this.all(tx, me, [row]);
      if (view) return view;
    }
    // Removed from the list, taken away by a block that was lifted, or never begun: it can begin, and shows nothing of before.
    const [card] = await this.cards.inOrder(tx, me, [other], row && new Map([[other, row]]));
    const visible = row?.visible ?? true;
    const profile = visible ? (card ?? null) : nameOnly(card);
    const seqs = { last_seq: row?.lastSeq ?? 0, read_by_them: row?.readByThem ?? null, delivered_to_them: row?.deliveredToThem ?? null };
    return { id: chatId, profile, visible, messages: [], num_unread_messages: 0, ...seqs, state: row?.closed ? 'closed' : 'open' };
  }
}
