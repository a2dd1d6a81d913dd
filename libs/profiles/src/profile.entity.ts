import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'profiles', name: 'profile' })
@Check('profile_gender', `gender in ('female', 'male')`)
@Check('profile_intimate_consent', '(intimate_consent_at IS NOT NULL) OR (NOT profiles.has_intimate(interests))')
@Check('profile_sexuality', `sexuality in ('hetero', 'gay', 'lesbian', 'bi')`)
@Check('profile_sexuality_consent', '(sexuality IS NULL) OR (sexuality_consent_at IS NOT NULL)')
@Check('profile_sought_sex', `sought_sex in ('female', 'male', 'both')`)
@Index('profile_by_country', ['country'])
@Index('profile_by_name', { synchronize: false })
export class ProfileEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'profile_pk' })
  memberId!: string;

  @Column('uuid')
  communityId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  gender!: string;

  @Column('text')
  soughtSex!: string;

  @Column('integer', { default: 50 })
  soughtMinAge!: number;

  @Column('integer', { default: 99 })
  soughtMaxAge!: number;

  @Column('text', { nullable: true })
  sexuality!: string | null;

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

  @Column('text', { nullable: true })
  tattoos!: string | null;

  @Column('text', { nullable: true })
  hair!: string | null;

  @Column('text', { nullable: true })
  eyes!: string | null;

  @Column('text', { nullable: true })
  body!: string | null;

  @Column('text', { nullable: true })
  relationship!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('text', { array: true, default: () => "'{}'" })
  interests!: string[];

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  intimateConsentAt!: Date | null;

  @Column('boolean', { default: false })
  seesIntimate!: boolean;

  @Column('boolean', { default: false })
  shownToVisitors!: boolean;
}
