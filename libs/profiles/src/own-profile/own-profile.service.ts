import { Injectable } from '@nestjs/common';
import { AccountsService, nameFault } from '#auth';
import {
  AppError,
  limits,
  turnedAges,
  type ErrorCode,
  type Interest,
  type MemberId,
  type OwnProfileAnswer,
  type SaveSectionBody,
} from '#contracts';
import { Transactions, type Tx } from '#database';
import { Publisher } from '#realtime';
import { PlacesService, SiteService } from '#site';
import { AboutTextsService } from './about-texts.service.js';
import { OwnProfileRepository, type OwnRow } from './own-profile.repository.js';
import { intimateOf, openOf, tagOf, tagsOf } from './section-tags.js';

type Body<Section extends SaveSectionBody['section']> = Extract<SaveSectionBody, { section: Section }>;

const refuse = (field: string, code: ErrorCode): never => {
  throw new AppError(code, { fields: { [field]: code } });
};

/** What a member tells about themselves, section by section. Sex and date of birth are not here: others chose by them. */
@Injectable()
export class OwnProfileService {
  constructor(
    private readonly transactions: Transactions,
    private readonly profiles: OwnProfileRepository,
    private readonly accounts: AccountsService,
    private readonly places: PlacesService,
    private readonly sites: SiteService,
    private readonly publisher: Publisher,
    private readonly texts: AboutTextsService,
  ) {}

  read(memberId: MemberId): Promise<OwnProfileAnswer> {
    return this.transactions.read(async (tx) => {
      const row = await this.profiles.find(tx, memberId);
      if (!row) throw new AppError('member_not_found');
      return this.answer(tx, memberId, row);
    });
  }

  /** Saves one section. `profile_changed` when it holds something else than the form was opened with, and something else than is sent. */
  save(memberId: MemberId, body: SaveSectionBody): Promise<OwnProfileAnswer> {
    return this.transactions.run(async (tx) => {
      const before = await this.profiles.lock(tx, memberId);
      if (!before) throw new AppError('member_not_found');
      const isOlder = body.tag !== tagOf(body.section, before);
      await this.write(tx, memberId, before, body);
      const after = (await this.profiles.find(tx, memberId)) ?? before;
      // The same answers from two tabs are no quarrel.
      if (isOlder && tagOf(body.section, after) !== tagOf(body.section, before)) throw new AppError('profile_changed');
      tx.afterCommit(() => this.publisher.toMember(memberId, 'account.changed', { v: 1 }));
      return this.answer(tx, memberId, after);
    });
  }

  private async write(tx: Tx, memberId: MemberId, before: OwnRow, body: SaveSectionBody): Promise<void> {
    if (body.section === 'interests' || body.section === 'intimate') await this.assertOffered(tx, memberId, before, body.interests);
    switch (body.section) {
      case 'basics':
        return this.basics(tx, memberId, before, body);
      case 'town':
        return this.town(tx, memberId, before, body);
      case 'life':
        return this.profiles.setLife(tx, memberId, body);
      case 'looks':
        return this.profiles.setLooks(tx, memberId, body);
      case 'wishes': {
        const [sought_min_age, sought_max_age] = turnedAges(body.sought_min_age, body.sought_max_age);
        return this.profiles.setWishes(tx, memberId, { ...body, sought_min_age, sought_max_age });
      }
      case 'sexuality':
        if (body.sexuality !== null && !body.consent) refuse('consent', 'consent_required');
        return this.profiles.setSexuality(tx, memberId, body.sexuality);
      case 'interests':
        return this.profiles.setInterests(
          tx,
          memberId,
          [...new Set(body.interests), ...intimateOf(before.interests)],
          before.intimate_consent,
        );
      case 'intimate':
        if (body.interests.length > 0 && !body.consent) refuse('consent', 'consent_required');
        return this.profiles.setInterests(
          tx,
          memberId,
          [...openOf(before.interests), ...new Set(body.interests)],
          body.interests.length > 0,
        );
    }
  }

  /** What the site hides is not chosen anew; who has it keeps it. */
  private async assertOffered(tx: Tx, memberId: MemberId, before: OwnRow, chosen: readonly Interest[]): Promise<void> {
    const { siteId } = await this.accounts.account(tx, memberId);
    const offered = new Set<Interest>([...(await this.sites.byId(siteId)).settings.interests, ...before.interests]);
    if (chosen.some((interest) => !offered.has(interest))) refuse('interests', 'interest_not_offered');
  }

  private async basics(tx: Tx, memberId: MemberId, before: OwnRow, { name, about }: Body<'basics'>): Promise<void> {
    const { email, siteId } = await this.accounts.account(tx, memberId);
    const site = await this.sites.byId(siteId);
    if (name !== before.name) {
      const fault = nameFault(name, { email, houseNames: [site.name] });
      if (fault) refuse('name', fault);
    }
    await this.profiles.setName(tx, memberId, name);
    if (about !== before.about) await this.texts.write(tx, memberId, about, site.settings.text_moderation_first);
  }

  private async town(tx: Tx, memberId: string, before: OwnRow, { town_id }: Body<'town'>): Promise<void> {
    if (town_id === before.town_id) return;
    const town = await this.places.town(tx, town_id);
    if (!town) throw new AppError('town_unknown', { fields: { town_id: 'town_unknown' } });
    const { changes, freeAt } = await this.profiles.moves(tx, memberId);
    if (changes >= limits.townChangesWeekly) {
      throw new AppError('town_changes', { fields: { town_id: 'town_changes' }, ...(freeAt && { retryAt: freeAt }) });
    }
    await this.profiles.setTown(tx, memberId, town);
  }

  private async answer(tx: Tx, memberId: string, row: OwnRow): Promise<OwnProfileAnswer> {
    const { changes, freeAt } = await this.profiles.moves(tx, memberId);
    const left = Math.max(0, limits.townChangesWeekly - changes);
    const { interests, ...rest } = row;
    return {
      profile: {
        ...rest,
        interests: openOf(interests),
        intimate_interests: intimateOf(interests),
        town_changes_left: left,
        town_free_at: left === 0 && freeAt ? freeAt.toISOString() : null,
      },
      tags: tagsOf(row),
    };
  }
}
