import { Injectable } from '@nestjs/common';
import { likeTypes } from '#contracts';
import { LikeListsService } from '#likes';
import { DailyBudgets } from '../../budgets/daily-budgets.js';
import { orLeftToBrowser } from './left-to-browser.js';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

/** The first people of a list of likes: the same answer as the API gives, so that they stand in the first HTML. */
@Injectable()
export class LikesSource implements PageDataSource<'likes'> {
  constructor(
    private readonly lists: LikeListsService,
    private readonly budgets: DailyBudgets,
  ) {}

  async find({ user, site, path, visitor: { ip } }: PageContext): Promise<PageAnswer<'likes'>> {
    const type = likeTypes.find((known) => path === `/likes/${known}`);
    if (!user || !type) return { data: null };
    return orLeftToBrowser(async () => {
      const answer = await this.lists.lists(user.id, { type });
      const ids = [...answer.profiles, ...answer.liked_by, ...answer.matches].map(({ id }) => id);
      await this.budgets.spend('profiles', { member: { id: user.id, siteId: site.id }, ip }, ids);
      return { ...answer, type };
    });
  }
}
