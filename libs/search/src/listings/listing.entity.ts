import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'search', name: 'listing' })
@Index('listing_by_joining', ['communityId', 'country', 'joinedOn'])
@Index('listing_sought_by_kind', { synchronize: false })
@Index('listing_sought_in_country', { synchronize: false })
@Index('listing_sought_in_region', { synchronize: false })
export class ListingEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'listing_pk' })
  memberId!: string;

  @Column('uuid')
  communityId!: string;

  @Column('character', { length: 2 })
  country!: string;

  @Column('text')
  region!: string;

  @Column('text')
  gender!: string;

  @Column('date')
  birthDate!: string;

  @Column('text')
  soughtSex!: string;

  @Column('integer')
  soughtMinAge!: number;

  @Column('integer')
  soughtMaxAge!: number;

  @Column('boolean')
  fictional!: boolean;

  @Column('date')
  activeOn!: string;

  @Column('bigint', { default: 0 })
  traits!: number;

  @Column('bigint', { default: 0 })
  interests!: number;

  @Column('date', { default: '2000-01-01' })
  joinedOn!: string;

  @Column('real', { nullable: true })
  lat!: number | null;

  @Column('real', { nullable: true })
  lon!: number | null;

  @Column('bigint', { default: 0 })
  words!: number;
}
