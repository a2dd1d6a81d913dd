import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId, PhotoId } from '#contracts';

/** `removed`: by a decision; `refused`: before others saw it; `banned`: its member was banned for money or as a fake. */
export type LookHow = 'removed' | 'refused' | 'banned';

@Entity({ schema: 'moderation', name: 'rejected_look' })
@Check('rejected_look_how', `how in ('removed', 'refused', 'banned')`)
@Index('rejected_look_once', ['photoId', 'how'], { unique: true })
@Index('rejected_look_by_at', ['at'])
@Index('rejected_look_by_decision', ['decisionId'])
@Index('rejected_look_by_member', ['memberId'])
export class RejectedLookEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'rejected_look_pk' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  @Column({ type: 'bit', length: '64' })
  look!: string;

  @Column('text')
  how!: LookHow;

  @Column('text')
  rule!: string;

  @Column('uuid', { nullable: true })
  decisionId!: string | null;

  @Column('uuid', { nullable: true })
  memberId!: MemberId | null;

  @Column('uuid', { nullable: true })
  photoId!: PhotoId | null;
}
