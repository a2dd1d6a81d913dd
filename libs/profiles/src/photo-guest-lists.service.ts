import { Injectable } from '@nestjs/common';
import type { MemberId, PhotoAccessListAnswer, PhotoAccessQuery } from '#contracts';
import { Transactions } from '#database';
import { PhotoGuests } from '#media';
import { CardsService } from './cards.service.js';

@Injectable()
export class PhotoGuestLists {
  constructor(
    private readonly transactions: Transactions,
    private readonly guests: PhotoGuests,
    private readonly cards: CardsService,
  ) {}

  /** Who asks to see my private photos, or may see them, as cards. */
  list(me: MemberId, query: PhotoAccessQuery): Promise<PhotoAccessListAnswer> {
    return this.transactions.read(async (tx) => {
      const { guests, cursor } = await this.guests.page(tx, me, query);
      const since = new Map(guests.map(({ id, at }) => [id, new Date(at).toISOString()]));
      const cards = await this.cards.inOrder(tx, me, [...since.keys()]);
      return {
        profiles: cards.map((card) => ({ ...card, since: since.get(card.id) ?? '' })),
        num_asked: await this.guests.countAsked(tx, me),
        cursor,
      };
    });
  }
}
