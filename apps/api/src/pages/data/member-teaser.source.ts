import { Injectable } from '@nestjs/common';
import { isOfNiche, landerPathOf, memberId } from '#contracts';
import { TeasersService } from '#profiles';
import { landerWay } from './lander-way.js';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

/** A member who allows to be shown to visitors. */
@Injectable()
export class MemberTeaserSource implements PageDataSource<'member-teaser'> {
  constructor(private readonly teasers: TeasersService) {}

  async find(context: PageContext): Promise<PageAnswer<'member-teaser'>> {
    const id = memberId.safeParse(context.params['id']);
    const teaser = id.success ? await this.teasers.of(context.site.communityId, id.data) : null;
    if (!teaser) return null;
    const data = teaser.view;
    if (!landerPathOf(context.path)) return { data };
    const way = landerWay(context, (niche) => isOfNiche(teaser.gender, niche));
    if (way === 'nowhere') return null;
    return way === 'here' ? { data } : way;
  }
}
