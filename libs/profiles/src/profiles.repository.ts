import { Injectable } from '@nestjs/common';
import type { Joined } from '#auth';
import type { Gender, MemberProfile, SoughtSex } from '#contracts';
import { appNow, type Tx } from '#database';
import type { TownFacts } from '#site';
import { ageSql } from './age.sql.js';
import { ProfileEntity } from './profile.entity.js';

export type OwnProfile = {
  readonly memberId: string;
  readonly communityId: string;
  readonly name: string;
  readonly age: number;
  readonly gender: Gender;
  readonly soughtSex: SoughtSex;
  readonly soughtMinAge: number;
  readonly soughtMaxAge: number;
  readonly country: string;
  readonly region: string;
  readonly regionName: string;
  readonly city: string;
};

const details = ['about', 'sexuality', 'tattoos', 'hair', 'eyes', 'body', 'relationship', 'reason', 'interests'] as const;
export type ProfileDetails = Pick<MemberProfile, (typeof details)[number]>;

@Injectable()
export class ProfilesRepository {
  async insert(
    tx: Tx,
    { memberId, communityId, signup }: Pick<Joined, 'memberId' | 'communityId' | 'signup'>,
    town: TownFacts,
    isCheckedFirst: boolean,
  ): Promise<void> {
    const sexuality = signup.sexuality_consent ? (signup.sexuality ?? null) : null;
    const about = signup.signup_message ?? '';
    await tx.repository(ProfileEntity).insert({
      memberId,
      communityId,
      name: signup.name,
      gender: signup.gender,
      soughtSex: signup.sought_sex,
      sexuality,
      sexualityConsentAt: sexuality === null ? null : appNow,
      birthDate: signup.date_of_birth,
      country: town.country,
      region: town.region,
      townId: town.id,
      town: town.name,
      zone: town.zone,
      about: isCheckedFirst ? '' : about,
      aboutWaiting: isCheckedFirst && about !== '' ? about : null,
      updatedAt: appNow,
    });
  }

  async own(tx: Tx, memberId: string): Promise<OwnProfile | undefined> {
    const [row] = await tx.query<OwnProfile>(
      `select p.member_id as "memberId", p.community_id as "communityId", p.name, ${ageSql('p')} as age, p.gender, p.sought_sex as "soughtSex",
              p.sought_min_age as "soughtMinAge", p.sought_max_age as "soughtMaxAge", p.country, p.region,
              coalesce(r.name, p.region) as "regionName", p.town as city
         from profiles.profile p left join site.region r on r.country = p.country and r.code = p.region
        where p.member_id = $1`,
      [memberId],
    );
    return row;
  }

  /** What a member's page tells, and whether its viewer sees intimate interests. */
  async details(tx: Tx, memberId: string, viewerId: string | null): Promise<(ProfileDetails & { seesIntimate: boolean }) | undefined> {
    const [row] = await tx.query<ProfileDetails & { seesIntimate: boolean }>(
      `select ${details.join(', ')},
              coalesce((select v.sees_intimate from profiles.profile v where v.member_id = $2), false) as "seesIntimate"
         from profiles.profile where member_id = $1`,
      [memberId, viewerId],
    );
    return row;
  }
}
