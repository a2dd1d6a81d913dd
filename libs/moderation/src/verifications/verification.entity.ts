import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId, PhotoId, Pose, SelfieRefusal } from '#contracts';

/** `dropped`: its member withdrew it or left; `ended`: approved, and over since. */
export type VerificationRowState = 'asked' | 'waiting' | 'approved' | 'refused' | 'expired' | 'dropped' | 'ended';

@Entity({ schema: 'moderation', name: 'verification' })
@Check('verification_pose', `pose in ('hand_on_cheek', 'thumb_up', 'two_fingers', 'hand_on_head')`)
@Check('verification_state', `state in ('asked', 'waiting', 'approved', 'refused', 'expired', 'dropped', 'ended')`)
@Check('verification_sent', `(state = 'asked') <= (sent_at is null) and (sent_at is null) = (consent_version is null)`)
@Check('verification_selfie', 'selfie is null or (sent_at is not null and settled_at is null)')
@Check('verification_reason', `reason in ('other_person', 'no_pose', 'unclear', 'no_face', 'not_live')`)
@Check('verification_refused', `(state = 'refused') = (reason is not null)`)
@Check('verification_locked', '(locked_by is null) = (locked_at is null)')
@Index('verification_open', ['memberId'], { unique: true, where: `state in ('asked', 'waiting')` })
@Index('verification_approved', ['memberId'], { unique: true, where: `state = 'approved'` })
@Index('verification_queue', ['sentAt', 'id'], { where: `state = 'waiting'` })
@Index('verification_by_member', { synchronize: false })
@Index('verification_by_state', { synchronize: false })
@Index('verification_old', ['askedAt'], { where: `state not in ('approved', 'waiting')` })
export class VerificationEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'verification_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('text')
  pose!: Pose;

  @Column('text')
  state!: VerificationRowState;

  @Column('timestamptz')
  askedAt!: Date;

  @Column('timestamptz')
  poseUntil!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('integer', { nullable: true })
  consentVersion!: number | null;

  @Column('text', { nullable: true })
  selfie!: string | null;

  @Column('uuid', { array: true, default: () => "'{}'" })
  compared!: PhotoId[];

  @Column('uuid', { nullable: true })
  lockedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  lockedAt!: Date | null;

  @Column('uuid', { array: true, default: () => "'{}'" })
  skippedBy!: string[];

  @Column('text', { nullable: true })
  reason!: SelfieRefusal | null;

  @Column('uuid', { nullable: true })
  staffId!: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  settledAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
