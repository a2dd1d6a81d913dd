import { Injectable } from '@nestjs/common';
import { AppError, searchQuery } from '#contracts';
import { logger } from '#observability';
import { SearchService } from '#search';
import { DailyBudgets } from '../../budgets/daily-budgets.js';
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
    try {
      const data = await this.search.find({ id: user.id, siteId: site.id, communityId: site.communityId, language: user.language }, {});
      const ids = data.profiles.map(({ id }) => id);
      await this.budgets.spend('profiles', { member: { id: user.id, siteId: site.id }, ip }, ids);
      return { data };
    } catch (error) {
      if (error instanceof AppError && error.code === 'daily_profiles_limit') return { data: null };
      // The screen asks once more, and says what is wrong where the people would be.
      logger.error({ err: error }, 'the people of a page were not found');
      return { data: null };
    }
  }
}
