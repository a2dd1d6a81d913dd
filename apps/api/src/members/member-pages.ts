import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type ProfileAnswer } from '#contracts';
import { ReadingService } from '#chats';
import { Transactions } from '#database';
import { LikesService } from '#likes';
import { ProfilesService, shownFields } from '#profiles';
import { visitorsMaySearch, type Site } from '#site';
import { VisibilityService } from '#visibility';

/** A member's page joins four rooms: the profile, the likes between the two, their conversation, and whether they may meet at all. */
@Injectable()
export class MemberPages {
  constructor(
    private readonly transactions: Transactions,
    private readonly visibility: VisibilityService,
    private readonly profiles: ProfilesService,
    private readonly likes: LikesService,
    private readonly chats: ReadingService,
  ) {}

  forMember(site: Site, viewer: MemberId, id: MemberId): Promise<ProfileAnswer> {
    return this.transactions.read(async (tx) => {
      const chatId = viewer === id ? null : await this.chats.chatBetween(tx, viewer, id);
      if (!(await this.visibility.maySee(tx, viewer, id, chatId !== null))) throw new AppError('member_not_found');
      const marks = await this.likes.between(tx, viewer, id);
      const page = await this.profiles.page(tx, viewer, id, marks, shownFields(site.settings));
      return { profile: { ...page, likes_me: marks.likesMe && !page.fictional, chat_id: chatId } };
    });
  }

  /** Visitors see what a limited search shows, of members who are listed. */
  forVisitor(site: Site | undefined, sourceKnown: boolean, id: MemberId): Promise<ProfileAnswer> {
    if (!site || !visitorsMaySearch(site, sourceKnown)) throw new AppError('authentication_required');
    return this.transactions.read(async (tx) => {
      const standing = await this.visibility.listedStanding(tx, id);
      if (!standing || standing.communityId !== site.communityId) throw new AppError('member_not_found');
      const page = await this.profiles.page(tx, null, id, { liked: false, match: false }, shownFields(site.settings));
      return { profile: { ...page, likes_me: false, chat_id: null } };
    });
  }
}
