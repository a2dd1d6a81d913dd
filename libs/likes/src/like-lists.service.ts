import { Injectable } from '@nestjs/common';
import { limits, type AutoLikeAnswer, type LikesAnswer, type LikesQuery, type LikeType, type MemberCard, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { CardsService } from '#profiles';
import { VisibilityService } from '#visibility';
import { cursorAfter, listCursor } from './cursor.js';
import { LikesRepository, type ListRow } from './likes.repository.js';

@Injectable()
export class LikeListsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly likes: LikesRepository,
    private readonly cards: CardsService,
    private readonly visibility: VisibilityService,
  ) {}

  /** The likes page: all three lists with their first page, or, with `type`, that one from its cursor on. Two queries, a third where a replica finds. */
  async lists(me: MemberId, { type, cursor, limit = limits.pageSize }: LikesQuery): Promise<LikesAnswer> {
    const position = listCursor.decode(cursor);
    const { fresh, rows, isStale } = await this.transactions.readStale(me, async (tx) => ({
      ...(await this.likes.page(tx, me, type, type && position, limit)),
      isStale: tx.isStale,
    }));
    const cards = await this.transactions.read((tx) => this.cardsOf(tx, me, rows, isStale));
    const of = (kind: LikeType) =>
      rows.filter((row) => row.kind === kind).flatMap((row) => [{ row, card: cards.get(row.id) }].filter(isKnown));
    return {
      profiles: of('given').map(({ card }) => card),
      liked_by: of('received').map(({ card, row }) => ({ ...card, like_new: row.unseen })),
      matches: of('matches').map(({ card }) => card),
      num_new_likes: fresh,
      cursor: type ? cursorAfter(rows, limit) : null,
    };
  }

  /** A real like that waits to be opened, for the dialog that shows one unasked; or null. It is never made up. */
  autoLike(me: MemberId): Promise<AutoLikeAnswer | null> {
    return this.transactions.read(async (tx) => {
      const id = await this.likes.newestUnseen(tx, me);
      const [card] = id ? await this.cards.inOrder(tx, me, [id]) : [];
      if (!card) return null;
      const { main_image: image } = card;
      return { ...card, main_image: image && { ...image, match: image.card_filename } };
    });
  }

  /** A member may stand in several lists: one card for each, with the marks of any row, which all say the same. */
  private async cardsOf(tx: Tx, me: MemberId, rows: readonly ListRow[], isStale: boolean) {
    const marks = new Map(rows.map((row) => [row.id, row]));
    const ids = await this.visibility.stillShown(tx, me, { ids: [...marks.keys()], isStale });
    const cards = await this.cards.inOrder(tx, me, ids, marks);
    return new Map<string, MemberCard>(cards.map((card) => [card.id, card]));
  }
}

const isKnown = (entry: { row: ListRow; card: MemberCard | undefined }): entry is { row: ListRow; card: MemberCard } =>
  entry.card !== undefined;
