import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Gender, Interest, MemberProfile, SoughtSex } from '#contracts';

@Entity({ schema: 'profiles', name: 'profile' })
@Check('profile_about_waiting', `about_waiting <> ''`)
@Check('profile_gender', `gender in ('female', 'male')`)
@Check('profile_intimate_consent', '(intimate_consent_at IS NOT NULL) OR (NOT profiles.has_intimate(interests))')
@Check('profile_sexuality', `sexuality in ('hetero', 'gay', 'lesbian', 'bi')`)
@Check('profile_sexuality_consent', '(sexuality IS NULL) OR (sexuality_consent_at IS NOT NULL)')
@Check('profile_sought_sex', `sought_sex in ('female', 'male', 'both')`)
@Index('profile_by_country', ['country'])
@Index('profile_by_zone', ['zone', 'memberId'])
@Index('profile_by_name_words', { synchronize: false })
export class ProfileEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'profile_pk' })
  memberId!: string;

  @Column('uuid')
  communityId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  gender!: Gender;

  @Column('text')
  soughtSex!: SoughtSex;

  @Column('integer', { default: 50 })
  soughtMinAge!: number;

  @Column('integer', { default: 99 })
  soughtMaxAge!: number;

  @Column('text', { nullable: true })
  sexuality!: MemberProfile['sexuality'];

  @Column('timestamptz', { nullable: true })
  sexualityConsentAt!: Date | null;

  @Column('date')
  birthDate!: string;

  @Column('character', { length: 2 })
  country!: string;

  @Column('text')
  region!: string;

  @Column('integer')
  townId!: number;

  @Column('text')
  town!: string;

  @Column('text')
  zone!: string;

  @Column('text', { default: '' })
  about!: string;

  /** What its owner wrote since and a moderator has yet to see. */
  @Column('text', { nullable: true })
  aboutWaiting!: string | null;

  @Column('integer', { default: 0 })
  aboutVersion!: number;

  @Column('text', { nullable: true })
  tattoos!: MemberProfile['tattoos'];

  @Column('text', { nullable: true })
  hair!: MemberProfile['hair'];

  @Column('text', { nullable: true })
  eyes!: MemberProfile['eyes'];

  @Column('text', { nullable: true })
  body!: MemberProfile['body'];

  @Column('text', { nullable: true })
  relationship!: MemberProfile['relationship'];

  @Column('text', { nullable: true })
  reason!: MemberProfile['reason'];

  @Column('text', { array: true, default: () => "'{}'" })
  interests!: Interest[];

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  intimateConsentAt!: Date | null;

  @Column('boolean', { default: false })
  seesIntimate!: boolean;

  @Column('boolean', { default: false })
  shownToVisitors!: boolean;
}
