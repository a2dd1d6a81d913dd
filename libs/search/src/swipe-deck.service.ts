import { Injectable } from '@nestjs/common';
import type { MemberId, SwipeDeckAnswer } from '#contracts';
import { Transactions } from '#database';
import { SwipesService } from '#likes';
import { CardsService } from '#profiles';

const CARDS = 10;

/** The statement of the swipe game's cards: viewer, limit. */
const swipeDeckSql = `select ids, likes_at as "likesAt", last_id as "lastId", last_name as "lastName", last_liked as "lastLiked", zone
  from search.swipe_deck($1, $2)`;

type DeckRow = {
  readonly ids: string[] | null;
  readonly likesAt: Date[];
  readonly lastId: MemberId | null;
  readonly lastName: string | null;
  readonly lastLiked: boolean | null;
  readonly zone: string;
};

/** Who comes next in the swipe game; what a member decides about them is kept in `likes`. */
@Injectable()
export class SwipeDeckService {
  constructor(
    private readonly transactions: Transactions,
    private readonly swipes: SwipesService,
    private readonly cards: CardsService,
  ) {}

  /** The next cards and the state of the game. Two queries. */
  deck(me: { readonly id: MemberId; readonly siteId: string }): Promise<SwipeDeckAnswer> {
    return this.transactions.read(async (tx) => {
      const [row] = await tx.query<DeckRow>(swipeDeckSql, [me.id, CARDS]);
      const { lastId, lastName, lastLiked } = row ?? {};
      return {
        profiles: await this.cards.inOrder(tx, me.id, row?.ids ?? []),
        last: lastId && lastName ? { id: lastId, name: lastName, like: lastLiked === true } : null,
        zone: row?.zone ?? 'UTC',
        ...(await this.swipes.allowanceFor(me, row?.likesAt ?? [])),
      };
    });
  }
}
