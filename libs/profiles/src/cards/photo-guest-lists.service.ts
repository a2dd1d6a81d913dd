import { Injectable } from '@nestjs/common';
import type { MemberId, PhotoAccessListAnswer, PhotoAccessQuery } from '#contracts';
import { Transactions } from '#database';
import { PhotoGuests } from '#media';
import { CardsService } from './cards.service.js';

/** Of who pauses there is the name. */
const nothingShown = { main_image: null, headline: '', city: '', region: '', within_km: null, online: false, new_here: false };

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
      const cards = await this.cards.inOrder(
        tx,
        me,
        guests.map(({ id }) => id),
      );
      const byId = new Map(guests.map((guest) => [guest.id, guest]));
      return {
        profiles: cards.map((card) => {
          const { at, hidden } = byId.get(card.id) ?? { at: 0, hidden: true };
          return { ...card, ...(hidden && nothingShown), since: new Date(at).toISOString(), hidden };
        }),
        num_asked: await this.guests.countAsked(tx, me),
        cursor,
      };
    });
  }
}
