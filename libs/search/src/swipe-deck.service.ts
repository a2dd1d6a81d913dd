import { Injectable } from '@nestjs/common';
import type { MemberId, SwipeDeckAnswer } from '#contracts';
import { Transactions } from '#database';
import { SwipesService } from '#likes';
import { CardsService } from '#profiles';
import { VisibilityService } from '#visibility';
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
    private readonly visibility: VisibilityService,
    private readonly impressions: Impressions,
  ) {}

  /** The next cards and the state of the game. Two queries, and a third where a replica finds. */
  async deck(me: { readonly id: MemberId; readonly siteId: string }): Promise<SwipeDeckAnswer> {
    const { deck, isStale } = await this.transactions.readStale(me.id, async (tx) => ({
      deck: await this.people.deck(tx, me.id, CARDS),
      isStale: tx.isStale,
    }));
    const { lastId, lastName, lastLiked } = deck ?? {};
    return this.transactions.read(async (tx) => {
      const ids = await this.visibility.stillShown(tx, me.id, { ids: deck?.ids ?? [], isStale });
      const profiles = await this.cards.inOrder(tx, me.id, ids);
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
