import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId, PhotoId } from '#contracts';

export type ReviewKind = 'photo' | 'text';
export type ReviewState = 'waiting' | 'approved' | 'rejected' | 'escalated';

@Entity({ schema: 'moderation', name: 'review' })
@Check('review_kind', `kind in ('photo', 'text')`)
@Check('review_state', `state in ('waiting', 'approved', 'rejected', 'escalated')`)
@Check('review_photo', `(kind = 'photo') = (photo_id is not null)`)
@Check('review_decided', `(state = 'waiting') = (decided_at is null) and (decided_by is null) = (decided_at is null)`)
@Check('review_locked', '(locked_by is null) = (locked_at is null)')
@Index('review_once', { synchronize: false })
@Index('review_queue', ['at', 'id'], { where: `state = 'waiting'` })
@Index('review_locked_by', ['lockedBy'], { where: 'locked_by is not null' })
export class ReviewEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'review_pk' })
  id!: string;

  @Column('text')
  kind!: ReviewKind;

  @Column('uuid')
  memberId!: MemberId;

  @Column('uuid', { nullable: true })
  photoId!: PhotoId | null;

  @Column('text')
  version!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text', { default: 'waiting' })
  state!: ReviewState;

  @Column('uuid', { nullable: true })
  decidedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('uuid', { nullable: true })
  decisionId!: string | null;

  @Column('uuid', { nullable: true })
  lockedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  lockedAt!: Date | null;

  @Column('uuid', { array: true, default: () => "'{}'" })
  skippedBy!: string[];
}
