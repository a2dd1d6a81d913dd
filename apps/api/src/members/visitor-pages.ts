import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type ProfileAnswer } from '#contracts';
import { Transactions, type Tx } from '#database';
import { ProfilesService, shownFields } from '#profiles';
import { visitorsMaySearch, type Site } from '#site';
import { VisibilityService } from '#visibility';

/** The page of a member as visitors see it: what a limited search shows, of members who are listed. */
@Injectable()
export class VisitorPages {
  constructor(
    private readonly transactions: Transactions,
    private readonly visibility: VisibilityService,
    private readonly profiles: ProfilesService,
  ) {}

  /** Where visitors see nobody, everybody's page is the same closed door: it tells nobody who is there. */
  async isThere(site: Site, sourceKnown: boolean, id: MemberId): Promise<boolean> {
    if (!visitorsMaySearch(site, sourceKnown)) return true;
    return this.transactions.read((tx) => this.isListed(tx, site, id));
  }

  find(site: Site | undefined, sourceKnown: boolean, id: MemberId): Promise<ProfileAnswer> {
    if (!site || !visitorsMaySearch(site, sourceKnown)) throw new AppError('authentication_required');
    return this.transactions.read(async (tx) => {
      if (!(await this.isListed(tx, site, id))) throw new AppError('member_not_found');
      const page = await this.profiles.page(tx, null, id, { liked: false, match: false }, shownFields(site.settings));
      return { profile: { ...page, likes_me: false, chat_id: null } };
    });
  }

  private async isListed(tx: Tx, site: Site, id: MemberId): Promise<boolean> {
    const standing = await this.visibility.listedStanding(tx, id);
    return standing?.communityId === site.communityId;
  }
}
