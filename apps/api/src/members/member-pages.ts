import { Injectable } from '@nestjs/common';
import { AppError, type CardAnswer, type MemberId, type ProfileAnswer } from '#contracts';
import { Transactions } from '#database';
import { LikesService } from '#likes';
import { CardsService, ProfilesService, shownFields } from '#profiles';
import type { Site } from '#site';
import { MemberAccess } from './member-access.js';
import { PageReadings } from './page-readings.js';

/** A member's page joins four modules: the profile, the likes between the two, their conversation, and whether they may meet at all. */
@Injectable()
export class MemberPages {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: MemberAccess,
    private readonly profiles: ProfilesService,
    private readonly cards: CardsService,
    private readonly likes: LikesService,
    private readonly readings: PageReadings,
  ) {}

  /** The profile for who opens it: its owner is told that this member looked. */
  async open(site: Site, viewer: MemberId, id: MemberId): Promise<ProfileAnswer> {
    const answer = await this.forMember(site, viewer, id);
    await this.readings.tell(viewer, id);
    return answer;
  }

  forMember(site: Site, viewer: MemberId, id: MemberId): Promise<ProfileAnswer> {
    return this.transactions.read(async (tx) => {
      const { mayOpen, chatId } = await this.access.of(tx, viewer, id);
      if (!mayOpen) throw new AppError('member_not_found');
      const [marks] = await Promise.all([this.likes.between(tx, viewer, id), viewer !== id && this.readings.count(tx, viewer)]);
      const page = await this.profiles.page(tx, viewer, id, marks, shownFields(site.settings));
      return { profile: { ...page, likes_me: marks.likesMe && !page.fictional, chat_id: chatId } };
    });
  }

  card(viewer: MemberId, id: MemberId): Promise<CardAnswer> {
    return this.transactions.read(async (tx) => {
      const { mayOpen } = await this.access.of(tx, viewer, id);
      const [profile] = mayOpen
        ? await this.cards.inOrder(tx, viewer, [id], new Map([[id, await this.likes.between(tx, viewer, id)]]))
        : [];
      if (!profile) throw new AppError('member_not_found');
      return { profile };
    });
  }

  isThere(viewer: MemberId, id: MemberId): Promise<boolean> {
    return this.transactions.read(async (tx) => (await this.access.of(tx, viewer, id)).mayOpen);
  }
}
