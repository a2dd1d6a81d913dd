import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'visibility', name: 'member_standing' })
@Check('standing_verified', 'not (verified and fictional)')
@Index('standing_fictional', ['memberId'], { where: 'fictional' })
@Index('standing_paid', ['memberId'], { where: 'paid' })
export class MemberStandingEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'member_standing_pk' })
  memberId!: string;

  @Column('uuid')
  communityId!: string;

  @Column('boolean', { default: false })
  confirmed!: boolean;

  @Column('boolean', { default: false })
  paused!: boolean;

  @Column('boolean', { default: false })
  suspended!: boolean;

  @Column('boolean', { default: false })
  banned!: boolean;

  @Column('boolean', { default: false })
  deleted!: boolean;

  @Column('boolean', { default: false })
  fictional!: boolean;

  @Column('boolean', { default: false })
  paid!: boolean;

  @Column('boolean', { default: false })
  verified!: boolean;

  @Column('timestamptz')
  joinedAt!: Date;

  @Column('timestamptz')
  lastActive!: Date;

  @Column('boolean', { default: true })
  showsOnline!: boolean;

  @Column('boolean', { default: true })
  showsTyping!: boolean;

  @Column('boolean', { default: true })
  showsDelivered!: boolean;

  @Column('boolean', { default: true })
  showsRead!: boolean;
}
