import { Injectable } from '@nestjs/common';
import { memberId } from '#contracts';
import { TeasersService } from '#profiles';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

/** A member who allows to be shown to visitors. */
@Injectable()
export class MemberTeaserSource implements PageDataSource<'member-teaser'> {
  constructor(private readonly teasers: TeasersService) {}

  async find({ site, params }: PageContext): Promise<PageAnswer<'member-teaser'>> {
    const id = memberId.safeParse(params['id']);
    const data = id.success ? await this.teasers.of(site.communityId, id.data) : null;
    return data && { data };
  }
}
