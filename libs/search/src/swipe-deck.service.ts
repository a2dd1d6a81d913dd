import { Injectable } from '@nestjs/common';
import type { MemberId, SwipeDeckAnswer } from '#contracts';
import { Transactions } from '#database';
import { SwipesService } from '#likes';
import { CardsService } from '#profiles';
import { Impressions } from './impressions/index.js';
import { PeopleRepository } from './people.repository.js';

const CARDS = 10;

/** Who comes next in the swipe game; what a member decides about them is kept in `likes`. */
@Injectable()
export class SwipeDeckService {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly swipes: SwipesService,
    private readonly cards: CardsService,
    private readonly impressions: Impressions,
  ) {}

  /** The next cards and the state of the game. Two queries. */
  deck(me: { readonly id: MemberId; readonly siteId: string }): Promise<SwipeDeckAnswer> {
    return this.transactions.read(async (tx) => {
      const deck = await this.people.deck(tx, me.id, CARDS);
      const { lastId, lastName, lastLiked } = deck ?? {};
      const profiles = await this.cards.inOrder(tx, me.id, deck?.ids ?? []);
      // The game has no choice of fictional profiles: nobody asks for them here.
      this.impressions.count(me.siteId, profiles, false);
      return {
        profiles,
        last: lastId && lastName ? { id: lastId, name: lastName, like: lastLiked === true } : null,
        zone: deck?.zone ?? 'UTC',
        ...(await this.swipes.allowanceFor(me, deck?.likesAt ?? [])),
      };
    });
  }
}
