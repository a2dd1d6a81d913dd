import { Injectable } from '@nestjs/common';
import type { Gender, MemberId, TeaserView } from '#contracts';
import { Transactions } from '#database';
import { VisibilityService } from '#visibility';
import { CardsService } from './cards.service.js';
import { PrivacyRepository } from '../privacy/index.js';

/** What is told of a member, and who they are: that stays here. */
export type Teaser = { readonly view: TeaserView; readonly gender: Gender };

/** One member on a page for visitors: real, active, and with a yes of their own. */
@Injectable()
export class TeasersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly visibility: VisibilityService,
    private readonly privacy: PrivacyRepository,
    private readonly cards: CardsService,
  ) {}

  /** Null for everybody else, whatever the reason: the page is then as unknown as one of nobody. */
  of(communityId: string, memberId: MemberId): Promise<Teaser | null> {
    return this.transactions.read(async (tx) => {
      const standing = await this.visibility.listedStanding(tx, memberId);
      if (!standing || standing.fictional || standing.communityId !== communityId) return null;
      if (!(await this.privacy.isShownToVisitors(tx, memberId))) return null;
      const [card] = await this.cards.inOrder(tx, null, [memberId]);
      if (!card) return null;
      const [firstName = card.name] = card.name.trim().split(/\s+/);
      return { view: { id: memberId, first_name: firstName, age: card.age, main_image: card.main_image }, gender: card.gender };
    });
  }
}
