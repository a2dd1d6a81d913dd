import { Injectable } from '@nestjs/common';
import { memberId } from '#contracts';
import { MemberPages } from '../../members/member-pages.js';
import { VisitorPages } from '../../members/visitor-pages.js';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

/** Whether the page of a member is one for this person: the same answer as the API gives, before anything is drawn. */
@Injectable()
export class MemberSource implements PageDataSource<'member'> {
  constructor(
    private readonly members: MemberPages,
    private readonly visitors: VisitorPages,
  ) {}

  async find({ site, user, sourceKnown, params }: PageContext): Promise<PageAnswer<'member'>> {
    const id = memberId.safeParse(params['id']);
    if (!id.success) return null;
    const isThere = user ? await this.members.isThere(user.id, id.data) : await this.visitors.isThere(site, sourceKnown, id.data);
    return isThere ? { data: true } : null;
  }
}
