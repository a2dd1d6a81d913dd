import { Injectable } from '@nestjs/common';
import { limits, type MemberId, type ViewsAnswer, type ViewsQuery } from '#contracts';
import { Transactions, type Tx } from '#database';
import { CardsService } from '#profiles';
import { cursorAfter, listCursor } from './cursor.js';
import { ViewsRepository } from './views.repository.js';

const TOLD_AT_ONCE = 500;
const SWEPT_AT_ONCE = 10_000;

/** Who looked at whom. Only a profile that was really opened counts, and who is not seen looking does not see others look. */
@Injectable()
export class ViewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly views: ViewsRepository,
    private readonly cards: CardsService,
  ) {}

  /** Somebody opened a profile that they may see. One's own, and everything by or of a fictional profile, is no view. */
  opened(me: MemberId, other: MemberId): Promise<void> {
    return this.transactions.run((tx) => this.views.note(tx, me, other));
  }

  /** Those who may have this profile open, the latest first: for hints. */
  lookers(tx: Tx, viewed: MemberId): Promise<string[]> {
    return this.views.lookers(tx, viewed, TOLD_AT_ONCE);
  }

  /** One page of those who looked at me. Two queries. */
  viewers(me: MemberId, { cursor, limit = limits.pageSize }: ViewsQuery): Promise<ViewsAnswer> {
    return this.transactions.read(async (tx) => {
      const { shown, rows } = await this.views.page(tx, me, listCursor.decode(cursor), limit);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const cards = await this.cards.inOrder(tx, me, [...byId.keys()], byId);
      return {
        viewed_by: cards.map((card) => ({ ...card, viewed_at: (byId.get(card.id)?.viewedAt ?? new Date(0)).toISOString() })),
        cursor: cursorAfter(rows, limit),
        show_views: shown,
      };
    });
  }

  /** The privacy switch. */
  async setShown(me: MemberId, shown: boolean): Promise<void> {
    await this.transactions.run((tx) => (shown ? this.views.show(tx, me) : this.views.hide(tx, me)));
  }

  /** Part of the nightly tidying; answers how many looks were forgotten; from `atMost` on there may be more. */
  async forgetOld(atMost = Infinity): Promise<number> {
    let forgotten = 0;
    for (;;) {
      const count = await this.transactions.run((tx) => this.views.removeOld(tx, SWEPT_AT_ONCE));
      forgotten += count;
      if (count < SWEPT_AT_ONCE || forgotten >= atMost) return forgotten;
    }
  }
}
