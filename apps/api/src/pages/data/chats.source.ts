import { Injectable } from '@nestjs/common';
import { ReadingService } from '#chats';
import { orLeftToBrowser } from './left-to-browser.js';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

/** The conversations of a member: the same answer as the API gives, so that they stand in the first HTML. */
@Injectable()
export class ChatsSource implements PageDataSource<'chats'> {
  constructor(private readonly chats: ReadingService) {}

  async find({ user }: PageContext): Promise<PageAnswer<'chats'>> {
    if (!user) return { data: null };
    return orLeftToBrowser(async () => {
      const answer = await this.chats.feed(user.id, undefined, await this.chats.feedMark(user.id));
      // The oldest change comes first: a part of all is not what stands above.
      return answer.more ? null : answer;
    });
  }
}
