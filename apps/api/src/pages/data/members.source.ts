import { Injectable } from '@nestjs/common';
import { searchQuery } from '#contracts';
import { logger } from '#observability';
import { SearchService } from '#search';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

const choices = Object.keys(searchQuery.shape);

/** The people on a member's first screen: the same answer as the API gives, so that they stand in the first HTML. */
@Injectable()
export class MembersSource implements PageDataSource<'members'> {
  constructor(private readonly search: SearchService) {}

  async find({ user, site: { communityId }, query }: PageContext): Promise<PageAnswer<'members'>> {
    if (!user || choices.some((name) => query.has(name))) return { data: null };
    try {
      return { data: await this.search.find({ id: user.id, communityId, language: user.language }, {}) };
    } catch (error) {
      // The screen asks once more, and says what is wrong where the people would be.
      logger.error({ err: error }, 'the people of a page were not found');
      return { data: null };
    }
  }
}
