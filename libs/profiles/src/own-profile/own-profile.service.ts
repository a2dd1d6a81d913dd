import { Injectable } from '@nestjs/common';
import { AppError, turnedAges, type MemberId, type OwnProfileAnswer, type SaveSectionBody } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Publisher } from '#realtime';
import { NameAndAbout } from './name-and-about.service.js';
import { OfferedInterests } from './offered-interests.service.js';
import { OwnProfileRepository, type OwnRow } from './own-profile.repository.js';
import { refuseField } from './refuse-field.js';
import { intimateOf, openOf, tagOf, tagsOf } from './section-tags.js';
import { TownMoves } from './town-moves.service.js';

/** What a member tells about themselves, section by section. Sex and date of birth are not here: others chose by them. */
@Injectable()
export class OwnProfileService {
  constructor(
    private readonly transactions: Transactions,
    private readonly profiles: OwnProfileRepository,
    private readonly words: NameAndAbout,
    private readonly towns: TownMoves,
    private readonly interests: OfferedInterests,
    private readonly publisher: Publisher,
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
    if (body.section === 'interests' || body.section === 'intimate') {
      await this.interests.assertOffered(tx, memberId, before.interests, body.interests);
    }
    switch (body.section) {
      case 'basics':
        return this.words.save(tx, memberId, before, body);
      case 'town':
        return this.towns.move(tx, memberId, before, body.town_id);
      case 'life':
        return this.profiles.setLife(tx, memberId, body);
      case 'looks':
        return this.profiles.setLooks(tx, memberId, body);
      case 'wishes': {
        const [sought_min_age, sought_max_age] = turnedAges(body.sought_min_age, body.sought_max_age);
        return this.profiles.setWishes(tx, memberId, { ...body, sought_min_age, sought_max_age });
      }
      case 'sexuality':
        if (body.sexuality !== null && !body.consent) refuseField('consent', 'consent_required');
        return this.profiles.setSexuality(tx, memberId, body.sexuality);
      case 'interests':
        return this.profiles.setInterests(
          tx,
          memberId,
          [...new Set(body.interests), ...intimateOf(before.interests)],
          before.intimate_consent,
        );
      case 'intimate':
        if (body.interests.length > 0 && !body.consent) refuseField('consent', 'consent_required');
        return this.profiles.setInterests(
          tx,
          memberId,
          [...openOf(before.interests), ...new Set(body.interests)],
          body.interests.length > 0,
        );
    }
  }

  private async answer(tx: Tx, memberId: string, row: OwnRow): Promise<OwnProfileAnswer> {
    const { interests, ...rest } = row;
    return {
      profile: {
        ...rest,
        interests: openOf(interests),
        intimate_interests: intimateOf(interests),
        ...(await this.towns.left(tx, memberId)),
      },
      tags: tagsOf(row),
    };
  }
}
