import { Injectable } from '@nestjs/common';
import { limits, type LikesAnswer, type LikesQuery, type LikeType, type MemberCard, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { CardsService } from '#profiles';
import { likeCursor } from './cursor.js';
import { LikesRepository, type ListRow } from './likes.repository.js';

type Page = { readonly cards: MemberCard[]; readonly rows: ListRow[]; readonly cursor: string | null };

@Injectable()
export class LikeListsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly likes: LikesRepository,
    private readonly cards: CardsService,
  ) {}

  /** The likes page: all three lists with their first page, or, with `type`, that one from its cursor on. */
  lists(me: MemberId, query: LikesQuery): Promise<LikesAnswer> {
    return this.transactions.read(async (tx) => {
      const wanted = (type: LikeType): Promise<Page> =>
        query.type === undefined || query.type === type
          ? this.page(tx, me, type, query)
          : Promise.resolve({ cards: [], rows: [], cursor: null });
      const [received, given, matches, fresh] = await Promise.all([
        wanted('received'),
        wanted('given'),
        wanted('matches'),
        this.likes.countNew(tx, me),
      ]);
      const unseen = new Set(received.rows.filter((row) => row.unseen).map((row) => row.id));
      return {
        profiles: given.cards,
        liked_by: received.cards.map((card) => ({ ...card, like_new: unseen.has(card.id) })),
        matches: matches.cards,
        num_new_likes: fresh,
        cursor: query.type ? { received, given, matches }[query.type].cursor : null,
      };
    });
  }

  private async page(tx: Tx, me: MemberId, type: LikeType, query: LikesQuery): Promise<Page> {
    const limit = query.limit ?? limits.pageSize;
    const rows = await this.likes[type](tx, me, query.type ? likeCursor.decode(query.cursor) : undefined, limit);
    const cards = await this.cards.inOrder(
      tx,
      me,
      rows.map(({ id }) => id),
      new Map(rows.map((row) => [row.id, row])),
    );
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return { cards, rows, cursor: last ? likeCursor.encode({ at: last.at, id: last.id }) : null };
  }
}
