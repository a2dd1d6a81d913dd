import { Injectable } from '@nestjs/common';
import type { BlocksAnswer, BlocksQuery, MemberId } from '#contracts';
import { Transactions } from '#database';
import { CardsService } from '#profiles';
import { BlocksService } from '#visibility';

/** The blocked members joined with their names, which stand in a module to the right of visibility. Two queries. */
@Injectable()
export class BlockedList {
  constructor(
    private readonly transactions: Transactions,
    private readonly blocks: BlocksService,
    private readonly cards: CardsService,
  ) {}

  of(me: MemberId, query: BlocksQuery): Promise<BlocksAnswer> {
    return this.transactions.read(async (tx) => {
      const { rows, cursor } = await this.blocks.blockedBy(tx, me, query);
      const names = await this.cards.names(
        tx,
        rows.map(({ id }) => id),
      );
      return {
        blocked: rows.map(({ id, at }) => ({ id: id as MemberId, name: names.get(id) ?? '', at: new Date(at).toISOString() })),
        cursor,
      };
    });
  }
}
