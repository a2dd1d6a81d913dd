import { Injectable } from '@nestjs/common';
import { Limiter } from '#auth';
import { AppError, type CardAnswer, type ChatId, type MemberId, type ProfileAnswer } from '#contracts';
import { ReadingService } from '#chats';
import { Transactions, type Tx } from '#database';
import { LikesService, ViewsService } from '#likes';
import { CardsService, ProfilesService, shownFields } from '#profiles';
import { visitorsMaySearch, type Site } from '#site';
import { VisibilityService } from '#visibility';

/** A member's page joins four modules: the profile, the likes between the two, their conversation, and whether they may meet at all. */
@Injectable()
export class MemberPages {
  constructor(
    private readonly transactions: Transactions,
    private readonly visibility: VisibilityService,
    private readonly profiles: ProfilesService,
    private readonly cards: CardsService,
    private readonly likes: LikesService,
    private readonly views: ViewsService,
    private readonly chats: ReadingService,
    private readonly limiter: Limiter,
  ) {}

  /** The profile for who opens it: its owner is told that this member looked. */
  async open(site: Site, viewer: MemberId, id: MemberId): Promise<ProfileAnswer> {
    const answer = await this.forMember(site, viewer, id);
    await this.views.opened(viewer, id);
    return answer;
  }

  forMember(site: Site, viewer: MemberId, id: MemberId): Promise<ProfileAnswer> {
    return this.transactions.read(async (tx) => {
      const { mayOpen, chatId } = await this.accessTo(tx, viewer, id);
      if (!mayOpen) throw new AppError('member_not_found');
      if (viewer !== id) await this.countReading(tx, viewer);
      const marks = await this.likes.between(tx, viewer, id);
      const page = await this.profiles.page(tx, viewer, id, marks, shownFields(site.settings));
      return { profile: { ...page, likes_me: marks.likesMe && !page.fictional, chat_id: chatId } };
    });
  }

  card(viewer: MemberId, id: MemberId): Promise<CardAnswer> {
    return this.transactions.read(async (tx) => {
      const { mayOpen } = await this.accessTo(tx, viewer, id);
      const [profile] = mayOpen
        ? await this.cards.inOrder(tx, viewer, [id], new Map([[id, await this.likes.between(tx, viewer, id)]]))
        : [];
      if (!profile) throw new AppError('member_not_found');
      return { profile };
    });
  }

  isThere(viewer: MemberId, id: MemberId): Promise<boolean> {
    return this.transactions.read(async (tx) => (await this.accessTo(tx, viewer, id)).mayOpen);
  }

  /** Where visitors see nobody, everybody's page is the same closed door: it tells nobody who is there. */
  async isThereForVisitor(site: Site, sourceKnown: boolean, id: MemberId): Promise<boolean> {
    if (!visitorsMaySearch(site, sourceKnown)) return true;
    return this.transactions.read((tx) => this.isListed(tx, site, id));
  }

  /** A day has room for what a person reads, not for a copy of everybody. */
  private async countReading(tx: Tx, viewer: MemberId): Promise<void> {
    const standing = await this.visibility.standingOf(tx, viewer);
    await this.limiter.consume(standing?.paid ? 'profilesOfPremium' : 'profiles', viewer);
  }

  /** Visitors see what a limited search shows, of members who are listed. */
  forVisitor(site: Site | undefined, sourceKnown: boolean, id: MemberId): Promise<ProfileAnswer> {
    if (!site || !visitorsMaySearch(site, sourceKnown)) throw new AppError('authentication_required');
    return this.transactions.read(async (tx) => {
      if (!(await this.isListed(tx, site, id))) throw new AppError('member_not_found');
      const page = await this.profiles.page(tx, null, id, { liked: false, match: false }, shownFields(site.settings));
      return { profile: { ...page, likes_me: false, chat_id: null } };
    });
  }

  private async accessTo(tx: Tx, viewer: MemberId, id: MemberId): Promise<{ readonly mayOpen: boolean; readonly chatId: ChatId | null }> {
    const chatId = viewer === id ? null : await this.chats.chatBetween(tx, viewer, id);
    return { mayOpen: await this.visibility.maySee(tx, viewer, id, chatId !== null), chatId };
  }

  private async isListed(tx: Tx, site: Site, id: MemberId): Promise<boolean> {
    const standing = await this.visibility.listedStanding(tx, id);
    return standing?.communityId === site.communityId;
  }
}
