import { Injectable } from '@nestjs/common';
import { searchQuery } from '#contracts';
import { SearchService } from '#search';
import { DailyBudgets } from '../../budgets/daily-budgets.js';
import { orLeftToBrowser } from './left-to-browser.js';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

const choices = Object.keys(searchQuery.shape);

/** The people on a member's first screen: the same answer as the API gives, so that they stand in the first HTML. */
@Injectable()
export class MembersSource implements PageDataSource<'members'> {
  constructor(
    private readonly search: SearchService,
    private readonly budgets: DailyBudgets,
  ) {}

  async find({ user, site, query, visitor: { ip } }: PageContext): Promise<PageAnswer<'members'>> {
    if (!user || choices.some((name) => query.has(name))) return { data: null };
    return orLeftToBrowser(async () => {
      const data = await this.search.find({ id: user.id, siteId: site.id, communityId: site.communityId, language: user.language }, {});
      const ids = data.profiles.map(({ id }) => id);
      await this.budgets.spend('profiles', { member: { id: user.id, siteId: site.id }, ip }, ids);
      return data;
    });
  }
}
