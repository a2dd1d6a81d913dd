import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId, PhotoId } from '#contracts';

export type MemberSignalKind = 'photo' | 'throwaway_address' | 'signup_burst' | 'fast_openings' | 'many_profiles' | 'many_photos';

/** What was noticed about a member, beside what they write, and why. */
@Entity({ schema: 'moderation', name: 'member_signal' })
@Unique('member_signal_once', ['memberId', 'kind', 'photoId'])
@Check('member_signal_kind', `kind in ('photo', 'throwaway_address', 'signup_burst', 'fast_openings', 'many_profiles', 'many_photos')`)
@Check('member_signal_photo', `(kind = 'photo') = (photo_id is not null) and (kind = 'photo') = (distance is not null)`)
@Check('member_signal_domain', `(kind = 'throwaway_address') = (domain is not null)`)
@Check(
  'member_signal_people',
  `(kind in ('signup_burst', 'fast_openings', 'many_profiles', 'many_photos')) = (people is not null and minutes is not null)`,
)
@Index('member_signal_newest', { synchronize: false })
@Index('member_signal_by_photo', ['photoId'], { where: 'photo_id is not null' })
@Index('member_signal_by_look', ['lookId'], { where: 'look_id is not null' })
export class MemberSignalEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'member_signal_pk' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('uuid')
  memberId!: MemberId;

  @Column('text')
  kind!: MemberSignalKind;

  @Column('uuid', { nullable: true })
  photoId!: PhotoId | null;

  /** The photo that was taken away and looks like this one. */
  @Column('uuid', { nullable: true })
  lookId!: string | null;

  @Column('integer', { nullable: true })
  distance!: number | null;

  @Column('text', { nullable: true })
  domain!: string | null;

  @Column('integer', { nullable: true })
  people!: number | null;

  @Column('integer', { nullable: true })
  minutes!: number | null;
}
