import { Injectable } from '@nestjs/common';
import { AppError, intimateInterests, type MemberId } from '#contracts';
import type { Tx } from '#database';
import { PhotoViews } from '#media';
import { CardsService, type Marks } from './cards/index.js';
import { pickShown, untold, type ProfilePage, type ShownFields } from './shown-fields.js';
import { ProfilesRepository, type OwnProfile } from './profiles.repository.js';

const intimate: ReadonlySet<string> = new Set(intimateInterests);

export type Statement = Pick<OwnProfile, 'name' | 'age' | 'gender' | 'country' | 'region' | 'city'> & { readonly about: string };

@Injectable()
export class ProfilesService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly cards: CardsService,
    private readonly photos: PhotoViews,
  ) {}

  async own(tx: Tx, memberId: string): Promise<OwnProfile> {
    const profile = await this.profiles.own(tx, memberId);
    if (!profile) throw new AppError('member_not_found');
    return profile;
  }

  /** What a member tells of themselves, as the evidence of a report keeps it. Sexuality and interests are not asked for. */
  async statement(tx: Tx, memberId: string): Promise<Statement> {
    const { name, age, gender, country, regionName: region, city } = await this.own(tx, memberId);
    const details = await this.profiles.details(tx, memberId, null);
    return { name, age, gender, country, region, city, about: details?.about ?? '' };
  }

  /**
   * The page of a member, as far as the site shows it. Whether the viewer may open it was asked before. Intimate interests are left out until
   * the viewer switches them on. Visitors get what a card shows and no more. Its reads need no common snapshot, and none waits for another.
   */
  async page(tx: Tx, viewerId: string | null, memberId: MemberId, marks: Marks, shown: ShownFields): Promise<ProfilePage> {
    const [[card], told, { photos, access }] = await Promise.all([
      this.cards.inOrder(tx, viewerId, [memberId], new Map([[memberId, marks]])),
      this.profiles.details(tx, memberId, viewerId),
      this.photos.ofMember(tx, memberId, viewerId),
    ]);
    if (!card || !told) throw new AppError('member_not_found');
    if (viewerId === null) {
      return { ...card, ...nothingTold, photos: photos.slice(0, 1), private_access: 'none' };
    }
    const { seesIntimate, ...details } = told;
    const interests = details.interests.filter((interest) => seesIntimate || !intimate.has(interest));
    return pickShown({ ...card, ...details, interests, photos, private_access: access }, shown);
  }
}

const nothingTold = { ...untold, about: '', interests: [] };
